import { isObject, type JsonObject, type JsonValue } from '../../json.ts';
import { dropEmpty, first, pick, textOf, typeOf } from './pick.ts';

/**
 * The things of a page as one would speak of them: a house that is told twice is one house, every kind of hotel,
 * restaurant and event has the name of its kind, and of a list its first member counts. What a page says of itself, its
 * site and the way to it is left out; other things stay as they are written.
 */
export function mentionsIn(things: readonly JsonObject[]): JsonObject[] {
  const told: JsonObject[] = [];
  for (const thing of things.flatMap(mainOf)) {
    if (ofPage.has(typeOf(thing))) continue;
    const house = houseOf(thing);
    const at = house ? told.findIndex((other) => isSameHouse(other, house)) : -1;
    const before = told[at];
    if (!house) told.push(thing);
    else if (!before) told.push(house);
    else told[at] = typeOf(before) === general ? { ...before, ...house } : { ...house, ...before };
  }
  return told;
}

/** What a page is about, where it is told within the page. */
function mainOf(thing: JsonObject): JsonObject[] {
  const { value } = first(pick({ value: thing, pointer: '' }, 'mainEntity'));
  return isObject(value) && ofPage.has(typeOf(thing)) ? [value] : [thing];
}

const ofPage = new Set([
  ...['BreadcrumbList', 'CollectionPage', 'FAQPage', 'ImageObject', 'ItemPage', 'Organization', 'SearchAction'],
  ...['SiteNavigationElement', 'VideoObject', 'WebPage', 'WebSite', 'WPFooter', 'WPHeader'],
]);

/** schema.org's kinds of houses and events, by the kind that bookings are made of. */
const kinds: { [kind: string]: string[] } = {
  Event: [
    ...[
      'BusinessEvent',
      'ChildrensEvent',
      'ComedyEvent',
      'DanceEvent',
      'EducationEvent',
      'ExhibitionEvent',
      'Festival',
    ],
    ...['FoodEvent', 'Hackathon', 'LiteraryEvent', 'MusicEvent', 'SaleEvent', 'ScreeningEvent', 'SocialEvent'],
    ...['SportsEvent', 'TheaterEvent', 'VisualArtsEvent'],
  ],
  LodgingBusiness: ['BedAndBreakfast', 'Campground', 'Hostel', 'Hotel', 'Motel', 'Resort', 'VacationRental'],
  FoodEstablishment: [
    'Bakery',
    'BarOrPub',
    'Brewery',
    'CafeOrCoffeeShop',
    'Distillery',
    'FastFoodRestaurant',
    'IceCreamShop',
    'Restaurant',
    'Winery',
  ],
};

/** What a page calls its house when it says nothing of its kind. */
const general = 'LocalBusiness';

function kindOf(thing: JsonObject): string | undefined {
  const type = typeOf(thing);
  if (type === general) return type;
  return Object.keys(kinds).find((kind) => kind === type || kinds[kind]?.includes(type));
}

function houseOf(thing: JsonObject): JsonObject | null {
  const kind = kindOf(thing);
  if (!kind) return null;
  const { mainEntityOfPage, ...said } = thing;
  const from = { value: thing, pointer: '' };
  const one = (path: string) => textOf(pick(from, path));
  const address = first(pick(from, 'address')).value;
  return {
    ...said,
    '@type': kind,
    ...(dropEmpty({
      name: one('name'),
      url: one('url') ?? one('mainEntityOfPage.url') ?? one('mainEntityOfPage.@id'),
      telephone: one('telephone'),
      address: tidy(address),
      location: tidy(first(pick(from, 'location')).value),
    }) as JsonObject | undefined),
  };
}

function tidy(value: JsonValue | undefined): JsonValue | undefined {
  if (typeof value === 'string') return textOf({ value, pointer: '' }) ?? '';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, tidy(entry) ?? null]));
}

/** Of the same name, where one says no more than that it is a business or both are of one kind. */
function isSameHouse(a: JsonObject, b: JsonObject): boolean {
  const [x, y] = [typeOf(a), typeOf(b)];
  return (
    typeof a.name === 'string' &&
    a.name === b.name &&
    a.startDate === b.startDate &&
    (x === y || x === general || y === general)
  );
}
