import { calls } from '@escale/contract';
import { holds, type Line } from './matrix.ts';
import { roles } from './row.ts';

/** The whole matrix as a table for people: what each was answered, and what should not have been. */
export function printed(lines: readonly Line[]): string {
  const width = Math.max(...lines.map(({ name }) => name.length));
  const column = Math.max(...roles.map((role) => role.length)) + 1;
  const head = ['', ...roles].map((word, n) => (n ? word.padStart(column) : word.padEnd(width))).join('');
  const body = lines.map(({ name, cells }) =>
    [
      name.padEnd(width),
      ...cells.map((cell) => `${holds(cell) ? '' : '✖'}${cell.leaks.length ? '!' : ''}${cell.status}`.padStart(column)),
      `  ${calls[name].method} ${calls[name].path}`,
    ].join(''),
  );
  const cells = lines.flatMap((line) => line.cells);
  const wrong = cells.filter((cell) => !holds(cell)).length;
  const leaks = cells.filter((cell) => cell.leaks.length > 0).length;
  const changed = lines.filter((line) => line.changedByRefused).length;
  return [
    head,
    ...body,
    '',
    `${lines.length} calls × ${roles.length} roles = ${cells.length} answers: ${wrong} other than declared, ${leaks} leaks, ${changed} changed by somebody who was refused.`,
  ].join('\n');
}
