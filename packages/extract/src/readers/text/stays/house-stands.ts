import { isStreet } from './streets.ts';

/** "The Hotel Rindermarkt Eck is at Rindermarktgasse 8, 8001 Zürich": the same as with a comma between the house and its street. */
export function withStandingApart(text: string): string {
  const match = stands.exec(text);
  if (!match?.groups?.street || !isStreet(match.groups.street)) return text;
  const before = text.slice(0, match.index).replace(/(?<=^|[.!?] )(?:The|L['’]) ?(?=H[oô]tel )/u, '');
  return `${before}, ${text.slice(match.index + match[0].length)}`;
}

const stands =
  / (?:(?:is )?(?:situated|located|(?:to be )?found)|is|lies|stands|se (?:trouve|situe)|est (?:situ[ée]e?|au|à)|liegt|befindet sich)(?: (?:at|in|on|au|à l['’]adresse|in der|an der|am))? (?=(?<street>[^,.;]{5,60}),)/u;
