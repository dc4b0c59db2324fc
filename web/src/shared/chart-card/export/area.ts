/** A part of the picture. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
