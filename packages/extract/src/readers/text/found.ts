/** A value and where it stood. */
export type Found<T> = { value: T; at: number; text: string };
