// What may be ordered in advance, and in which words.
import type { Message, OfferedOrder, OrderParameter } from "./wire";

/** What a parameter is at first: the least amount, or the first of its values. */
export const firstValue = (parameter: OrderParameter): string => (isAmount(parameter) ? String(parameter.first) : parameter.values[0]!.value);

export const isAmount = (parameter: OrderParameter): boolean => parameter.kind === "amount";

/** Return a value that may be chosen as near as can be to what somebody meant. */
export function nearest(parameter: OrderParameter, value: string | undefined): string {
  if (!isAmount(parameter)) return parameter.values.some((one) => one.value === value) ? value! : firstValue(parameter);
  const number = Math.round(Number(value));
  return value === undefined || Number.isNaN(number) ? firstValue(parameter) : String(Math.min(parameter.last, Math.max(parameter.first, number)));
}

/** Return an order in words, with these values. */
export function sentence(offer: OfferedOrder, values: string[]): Message {
  const said = offer.parameters.map((parameter, at) => {
    const value = nearest(parameter, values[at]);
    return [parameter.name, isAmount(parameter) ? Number(value) : parameter.values.find((one) => one.value === value)!.say];
  });
  return { id: offer.say, args: Object.fromEntries(said) as Message["args"] };
}
