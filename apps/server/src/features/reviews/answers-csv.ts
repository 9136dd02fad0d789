import { reviewedServices } from '@escale/contract';
import type { Queries } from '../../platform/db.ts';
import type { ReviewRow } from './tables.ts';

const columns = [
  'id',
  'kind',
  'created',
  'updated',
  'overall',
  'bookingTool',
  ...reviewedServices,
  'notAppreciated',
  'recommendation',
  'suggestions',
  'stars',
  'review',
] as const;

/**
 * All answers for the operator, as CSV (RFC 4180, with a byte order mark, which spreadsheets need to see UTF-8). Who
 * answered is not in it: the survey asks for opinions, not for names.
 */
export async function answersCsv(queries: Queries): Promise<string> {
  const rows = await queries.selectFrom('reviews').selectAll().orderBy('created_at').orderBy('id').execute();
  return `\uFEFF${[[...columns], ...rows.map(fieldsOf)].map(csvLine).join('')}`;
}

function fieldsOf({ id, kind, created_at, updated_at, answers }: ReviewRow): (string | number | undefined)[] {
  const survey = answers.kind === 'survey' ? answers : undefined;
  const app = answers.kind === 'app' ? answers : undefined;
  return [
    id,
    kind,
    created_at,
    updated_at,
    survey?.overall,
    survey?.bookingTool,
    ...reviewedServices.map((service) => survey?.services[service]),
    survey?.notAppreciated,
    survey?.recommendation,
    survey?.suggestions,
    app?.stars,
    app?.review,
  ];
}

export function csvLine(fields: readonly (string | number | undefined)[]): string {
  return `${fields.map((field) => csvField(String(field ?? ''))).join(',')}\r\n`;
}

/** A spreadsheet runs what begins like a formula; behind an apostrophe it is text. */
function csvField(text: string): string {
  const safe = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
