// A press whose answer takes a while: until it is there another press does nothing, and what goes wrong is told.
import { told } from "./api";

export class Going {
  problem = $state("");
  isBusy = $state(false);

  async press(act: () => Promise<unknown>): Promise<void> {
    if (this.isBusy) return;
    this.problem = "";
    this.isBusy = true;
    try {
      await act();
    } catch (error) {
      this.problem = told(error);
    }
    this.isBusy = false;
  }
}
