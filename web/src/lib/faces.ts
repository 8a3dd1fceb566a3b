// How events name rows of the content: by table and id.
export interface Face {
  face: string;
}

export const idOf = (face: Face | undefined): string => face?.face.split("/")[1] ?? "";
