/** A paper's parts whatever the file: a title, lines one below the other, a table whose cells may have lines. */
export type Block = { title: string } | { lines: string[] } | { rows: string[][] };

export const title = (text: string): Block => ({ title: text });
export const lines = (...text: string[]): Block => ({ lines: text });
export const rows = (...cells: string[][]): Block => ({ rows: cells });
