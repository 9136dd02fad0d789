import { plain } from '../../../text/plain.ts';
import type { Cell } from '../../../text-document.ts';
import type { Label } from '../labels/labels.ts';

/**
 * "Demandé | Réservé", "Requested | Approved | Booked" over the rows of a form: what somebody wished for holds no more than
 * what was before a change, and what became of it stands beside it.
 */
export function withAsked(cells: readonly Cell[], labels: (Label | null)[]): (Label | null)[] {
  if (cells.length < 2) return labels;
  const words = cells.map(({ text }) => (text.length < 40 ? plain(text).trim() : ''));
  if (!words.some((head) => asked.test(head)) || !words.some((head) => got.test(head))) return labels;
  return labels.map((label, i) => {
    const head = words[i] ?? '';
    if (asked.test(head)) return 'former';
    // "Booked flight" says what stands below it; "Confirmé" alone is no status there
    return got.test(head) && !(label && head.includes(' ')) ? 'current' : label;
  });
}

const what =
  '(?:dates?|times?|hours?|details?|travel|trip|trains?|flights?|journeys?|option|horaires?|trajets?|vols?|voyage|par .{2,24}|by .{2,24})';
const heads = (deeds: string) => new RegExp(`^(?:as )?(?:(?:${what}|ce qui est) )?${deeds}(?: ${what})?$`);
const asked = heads(
  '(?:requested|asked(?: for)?|desired|wished(?: for)?|preferred|applied for|demandee?s?|souhaitee?s?|desiree?s?|gewunscht|beantragt|richiesto|solicitado|gevraagd)',
);
const got = heads(
  '(?:booked|reserved|confirmed|retained|issued|ticketed|obtained|reservee?s?|confirmee?s?|retenue?s?|emise?s?|obtenue?s?|gebucht|bestatigt|prenotato|reservado|geboekt)',
);
