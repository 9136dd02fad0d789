import { inLines } from '../../../text/in-lines.ts';

/** By which door, in which hall or on which side of a large place one is met. */
export const isPartOfPlace = (part: string) => isDoor(part) || hallOf.test(part);

/** By which door one is met: "sortie Loire", "accès Sud", "exit B". */
export const isDoor = (part: string) => doorOf.test(part) || namedDoor.test(part);

/** "Gare de Nantes, sortie Loire": of a text, with its comma, what stands behind a place and is its door; else nothing. "Sortie 2" is not of its name. */
export function doorAt(text: string, at: number): string {
  const [said = '', part = ''] = /^, (\p{L}[\p{L}\d'’ -]{2,50})(?=[\n,;.|]|$)/u.exec(text.slice(at, at + 60)) ?? [];
  return namedDoor.test(part) ? said : '';
}

/** "sortie Pont Saint-Louis", "entrée rue Haute", "exit Baker Street": called after where one comes out. */
const namedDoor =
  /^(?:[Ss]ortie|[Ee]ntr[ée]e|[Pp]orte|[Aa]cc[èe]s|[Ee]xit|[Ee]ntrance|[Aa]usgang|[Ee]ingang|[Uu]scita|[Ii]ngresso|[Ss]alida)(?: (?:de la|des?|du|to|zum|zur|rue|avenue|boulevard|quai|place|cours|via|piazza|calle|plaza))? \p{Lu}[\p{L}'’ -]{2,40}$/u;

/** "accès Sud", "exit B", "entrée principale" */
const doorOf = inLines('iu')`
  ^(?:
    acc[eè]s|sortie|entr[ée]e|porte|exit|entrance|gate|side|ausgang|eingang|uscita|ingresso|salida|acceso
  )(?: (?:nord|sud|est|ouest|north|south|east|west|s[uü]d|ost|norte|sur|oeste|ovest|principale?|main|haupt\p{Ll}*|\d{1,2}[A-Z]?|[A-Z]))?$
  |^(?:north|south|east|west|main) (?:exit|entrance)$
`;

/** "côté français", "Terminal 3", "hall des arrivées", "secteur international" */
const hallOf = inLines('iu')`
  ^(?:terminal|t) ?\d?[A-Z]?$
  |^(?:hall|halle|niveau|zone) (?:des |d['’])?(?:arriv[ée]es?|d[ée]parts?|\d)(?: (?:terminal |t)?\d?[A-Z]?)?$
  |^(?:arrivals?|departures?) (?:hall|level|meeting point)$|^(?:meeting point|point (?:de )?rencontre)$
  |^(?:north|south|east|west|main) (?:side|hall)$|^c[ôo]t[ée] \p{L}{3,12}$
  |^(?:french|swiss|german|italian|landward|seaward|international|domestic|arrivals?|departures?) side$
  |^(?:secteur|sector|zone|area) \p{L}{4,14}$|^(?:international|domestic|french|swiss) (?:sector|area)$
`;
