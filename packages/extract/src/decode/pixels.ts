/** A picture as rows of red, green, blue and opacity, four bytes a pixel; what is transparent is read as black. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray };
