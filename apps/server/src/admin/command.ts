import type { Db } from '../platform/db.ts';
import type { MasterKey } from '../platform/keys.ts';
import type { MailLater } from '../platform/mail.ts';

/** What a command of the operator works with: the data of the installation, whether or not it runs at this moment. */
export type AdminHouse = {
  readonly db: Db;
  readonly master: MasterKey;
  readonly publicUrl: string;
  /** Leaves when the installation runs. */
  readonly mailLater: MailLater;
  readonly now: () => Date;
  /** A line on standard output. */
  readonly print: (line: string) => void;
};

/** What was typed after the command's name. */
export type Typed = { readonly words: readonly string[]; readonly options: Readonly<Record<string, string | boolean>> };

export type Command = {
  /** As the help shows it: `NAME [--share-customers]`. */
  readonly usage: string;
  readonly about: string;
  /** What there is to say of its options, a line each. */
  readonly more?: readonly string[];
  /** How many words it needs. */
  readonly words: number;
  /** `value`: the option is followed by one. */
  readonly options: Readonly<Record<string, 'value' | 'flag'>>;
  run(house: AdminHouse, typed: Typed): Promise<void>;
};

/** Told to the operator in one line, without a stack; the command ends with 1 and has changed nothing. */
export class Impossible extends Error {}

export function impossible(message: string): never {
  throw new Impossible(message);
}

export const wordOf = ({ words }: Typed, n: number): string => words[n] ?? '';

export function optionOf({ options }: Typed, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' && value.trim() ? value.trim() : undefined;
}

export function neededOf(typed: Typed, name: string): string {
  return optionOf(typed, name) ?? impossible(`--${name} is needed.`);
}

/** Columns under each other, for people and for `cut`. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
