import type { SegmentType } from '@escale/contract';
import { isRefusal } from '../../../api/problem.ts';
import type { Faults } from './draft.ts';
import { fieldsOfForm } from './fields.ts';

/** The form's fields that the server did not accept; null where the refusal is about something else. */
export function refusedFields(error: unknown, type: SegmentType): Faults | null {
  if (!isRefusal(error, 'request.invalid')) return null;
  const names = new Set(fieldsOfForm(type).map(({ name }) => name));
  const faults: Faults = {};
  for (const { path } of error.problem?.errors ?? []) {
    // `segment.departure.name` when it came inside an import.
    const name = path.split('.').find((part) => names.has(part));
    if (name) faults[name] = 'refused';
  }
  return Object.keys(faults).length > 0 ? faults : null;
}
