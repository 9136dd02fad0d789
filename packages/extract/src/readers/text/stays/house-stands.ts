import { inLines } from '../../../text/in-lines.ts';
import { isStreet } from './streets.ts';

/** "The Hotel Rindermarkt Eck is at Rindermarktgasse 8, 8001 Zürich": the same as with a comma between the house and its street. */
export function withStandingApart(said: string): string {
  const text = said.replace(ours, (whole, street: string) => (isStreet(street) ? `, ${street}` : whole));
  const match = stands.exec(text);
  if (!match?.groups?.street || !isStreet(match.groups.street)) return text;
  const before = text.slice(0, match.index).replace(/(?<=^|[.!?] )(?:The|L['’]) ?(?=H[oô]tel )/u, '');
  return `${before}, ${text.slice(match.index + match[0].length)}`;
}

const stands =
  / (?:(?:is )?(?:situated|located|(?:to be )?found)|is|lies|stands|se (?:trouve|situe)|est (?:situ[ée]e?|au|à)|liegt|befindet sich)(?: (?:at|in|on|au|à l['’]adresse|in der|an der|am))? (?=(?<street>[^,.;]{5,60}),)/u;

/** "We're at 22 Davey St, Hobart", "Our address is 4 Mill Lane, Bath", "Vous nous trouverez au 12 rue du Port, Vannes": of whoever writes. */
const ours = inLines('iu')`
  ^(?:[^.!?]{0,80}[.!?] )?(?:
    we(?:['’]re| are)(?: (?:located|based|situated|found))?|you(?:['’]ll| will|['’]re going to| can)? (?:always )?find us|find us|come(?: straight)? to
    |(?:our|the|your)(?: full| exact)? address(?: here)?(?: is)?|the (?:house|flat|apartment|cottage|villa|room) is|it(?:['’]s| is)
    |(?:nous|on) (?:sommes|est|se trouve)|vous nous trouver(?:ez|ont)|(?:notre|l['’]|votre) ?adresse(?: est| exacte est)?|(?:le |la |l['’])(?:maison|gîte|logement|appartement|chalet) (?:est|se trouve|se situe)
    |rendez-vous|venez
  ) ?:? ?(?:at |on |in |to |au |à |le )?
  ([^,.;]{5,60})(?=,)
`;
