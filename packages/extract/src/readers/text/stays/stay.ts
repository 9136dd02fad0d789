/** One end of a stay: its day, and the text that says so. */
export type Moment = { day: string; sure: boolean; at: number; text: string };

/** The two ends of a stay; `spoken` where a sentence says them rather than labels, `inferred` where no word does: somebody has to look. */
export type Stay = { in: Moment; out: Moment; spoken?: boolean; inferred?: boolean };
