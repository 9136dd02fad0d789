import type { Token } from './token.ts';

/** Stretches of a line that are spoken for; who comes first has them. */
export type Claims = { at: number; end: number; token: Token | null }[];
