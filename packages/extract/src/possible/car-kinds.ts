import { findCity } from '../knowledge/index.ts';
import { plain } from '../text/plain.ts';

/** "Midsize SUV", "Berline compacte", "Full-size", "Opel Corsa or similar": what car one is to have, and no place where. */
export function isKindOfCar(name: string): boolean {
  const words = plain(name).match(/[\p{L}\d]+/gu) ?? [];
  if (words.length === 0 || words.length > 6) return false;
  if (
    /(?:\bor similar|\bor equivalent|\bou (?:similaire|equivalent)|\boder ahnlich|\bo similar(?:e)?)$/.test(plain(name))
  )
    return true;
  // "Sedan" alone is a town
  if (words.length === 1 && findCity(name) !== null) return false;
  return (
    words.some((word) => word.length > 3 || bodies.has(word)) &&
    words.every((word) => bodies.has(word) || classes.has(word))
  );
}

const setOf = (words: string) => new Set(words.trim().split(/\s+/));

const bodies = setOf(`
  suv suvs sedan saloon hatchback minivan mpv convertible cabriolet cabrio hardtop crossover jeep minibus 4x4 4wd
  berline citadine monospace utilitaire fourgonnette kombi limousine kleinwagen
`);
const classes = setOf(`
  mini micro economy compact compacte subcompact intermediate midsize mid size fullsize full standard premium luxury small
  medium large family elite special electric hybrid diesel petrol manual automatic automatique manuelle seater seat seats
  door doors portes places passenger car voiture vehicule petit petite grande familial familiale intermediaire routiere
  luxe electrique hybride essence 2 3 4 5 7 8 9 or a an une un de with avec
`);
