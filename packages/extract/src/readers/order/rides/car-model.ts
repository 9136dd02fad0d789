import type { Found } from '../../text/found.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { makes } from './ride-events.ts';

/** "Toyota RAV4 ou l'équivalent", "VW Golf": the car of a piece about one, null where it names two. */
export function carIn(passages: readonly Passage[]): Found<string> | null {
  const cars = passages.flatMap((p) =>
    p.former
      ? []
      : [...p.shape.matchAll(make)].flatMap(({ index, 0: name }) => {
          const rest = p.text.slice(index + name.length);
          const model = models.exec(rest)?.[0].trimEnd() ?? '';
          // "Seat 12A": no Ibiza
          if (model === '' || (name === 'seat' && /^ \d/.test(model))) return [];
          const value = p.text.slice(index, index + name.length) + model;
          return [{ value, at: p.at + index, text: p.text, isSimilar: similar.test(rest.slice(model.length)) }];
        }),
  );
  const best = cars.some(({ isSimilar }) => isSimilar) ? cars.filter(({ isSimilar }) => isSimilar) : cars;
  const [car, more] = new Map(best.map((one) => [one.value, one])).values();
  return car && !more ? { value: car.value, at: car.at, text: car.text.slice(0, 200) } : null;
}

const make = new RegExp(String.raw`(?<![a-z\d])(?:${makes})(?= )`, 'g');
/** Of capitals and figures; "Renault Trafic 9 places" says how many sit in it. */
const models =
  /^(?: (?!\d{1,2} (?:places|seats|seater|portes|doors|jours?|days?)\b)(?!(?:Automatic|Automatique|Auto|Diesel|Similar|Similaire|GPS)(?!\p{L}))(?:\p{Lu}|\d|[a-z]\d)[\p{L}\d-]*(?:\.\d)?){1,3}/u;
const similar =
  /^[, (–-]{1,3}(?:or|ou|oder|o|of) (?:l['’]|an? |un |une )?(?:similar|equivalent|similaire|semblable|[ée]quivalent|[äa]hnlich|gleichwertig)/iu;
