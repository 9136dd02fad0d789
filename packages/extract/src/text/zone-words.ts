/**
 * How long the words behind a clock are that say by which clock it is: "7:05 AM CST" is nowhere in "CST", "7h05 (heure de
 * Paris)" not in Paris, "8:05 a.m. Mountain" not on one. Nothing where none are.
 */
export function zoneBehind(text: string, end: number): number {
  const rest = text.slice(end, end + 60);
  const inLetters = /[ap]\.? ?m\.?$/i.test(text.slice(Math.max(0, end - 5), end)) ? american : letters;
  return (inLetters.exec(rest) ?? local.exec(rest) ?? ofTown.exec(rest))?.[0].length ?? 0;
}

/** Without those of airports to which many fly: "15:20 HKT" may be at Phuket, "06:40 IST" at Istanbul, "MST" at Maastricht. */
const anywhere =
  'UTC|GMT|WES?T|CES?T|EES?T|MSK|TRT|BST|E[SD]T|C[SD]T|P[SD]T|MDT|AK[SD]T|AE[SD]T|AC[SD]T|AWST|NZ[SD]T|JST|KST|SGT|SAST|BRT|HN[ECRPATY]|HA[ECRPATY]|MES?Z';
const zonesOf = (names: string) =>
  new RegExp(String.raw`^,? ?\(?(?:${names})(?: ?[+-] ?\d{1,2}(?::\d\d)?)?(?![\p{L}\d])\)?`, 'u');
const letters = zonesOf(anywhere);
/** Beside a clock of twelve hours. */
const american = zonesOf(`${anywhere}|MST|[ECMPA]T|AST|ADT|N[SD]T|HA?ST`);

const local = new RegExp(
  [
    '(?:all )?local(?: time)?|heures? locales?|ortszeit|lokale tijd|plaatselijke tijd|lokal tid|hora local|ora locale',
    '(?:eastern|central|mountain|pacific|atlantic|alaska|hawaii)(?: (?:standard|daylight))? time',
    // "Central" behind a clock may be where one gets off
    String.raw`(?:eastern|mountain|pacific|atlantic)(?=$|[,.;)]| {2,})|(?<=\()central(?=\))`,
    "heure (?:normale|avancée|d[’']été|d[’']hiver)",
  ]
    .map((words) => String.raw`^,? ?\(?(?:${words})(?!\p{L})\)?`)
    .join('|'),
  'iu',
);

const town = String.raw`\p{Lu}[\p{L}.’'-]{1,20}`;
/** "Paris time", "UK time", "heure de Paris", "heure du Centre", "heure irlandaise". */
const ofTown = new RegExp(
  [
    `${town}(?: ${town}){0,2} [Tt]ime`,
    `[Hh]eure (?:de |du |des |d[’']|de l[’'])${town}(?: ${town}){0,2}`,
    String.raw`[Hh]eure \p{Ll}{3,14}(?:aise|ienne|éenne|ande|ole|que|ine)`,
  ]
    .map((words) => String.raw`^,? ?\(?(?:${words})(?!\p{L})\)?`)
    .join('|'),
  'u',
);
