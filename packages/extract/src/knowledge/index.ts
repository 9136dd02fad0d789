export { type Airline, airlineByCode, airlineByName } from './airlines.ts';
export { airportByIata, findAirports } from './airports.ts';
export { findCities, findCity } from './cities.ts';
export { fold } from './fold.ts';
export { type KnownPlace, type PlaceKind, placeName } from './known-place.ts';
export { type PlaceSearch, placeById, searchPlaces } from './search.ts';
export { findStation, findStations } from './stations.ts';
export { zoneAt } from './zones.ts';
