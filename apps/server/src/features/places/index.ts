/** Places: what the tables know of them, what a provider finds, the weather there. */
export { completePlace, type PlaceRole } from './complete-place.ts';
export type {
  Forecast,
  Origin,
  PlaceKind,
  PlaceProvider,
  PlaceSearch,
  Predictions,
  Told,
  WeatherProvider,
} from './providers.ts';
export { openPlaces, type PlaceProviders } from './routes.ts';
export { localTime } from './rules/local-time.ts';
export { townName } from './town-name.ts';
export { withFallback } from './with-fallback.ts';
