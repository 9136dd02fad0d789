import type { autocompletePlaces, getWeather, Language, Place, placeKinds, ReplyOf } from '@escale/contract';

export type PlaceKind = (typeof placeKinds)[number];
export type Predictions = ReplyOf<typeof autocompletePlaces>['predictions'];
export type Weather = ReplyOf<typeof getWeather>;

/** Where an answer comes from, said with every one of them. */
export type Origin = { provider: string; mode: 'live' | 'sandbox' | 'embedded'; attribution: string[] };

/** Port: finds places while somebody types. */
export type PlaceProvider = {
  readonly origin: Origin;
  autocomplete(
    input: string,
    asked: { kinds: readonly PlaceKind[] | null; language: Language; sessionToken?: string },
  ): Promise<Predictions>;
  /** Null: no place has this id. */
  details(placeId: string, asked: { language: Language; sessionToken?: string }): Promise<Place | null>;
};

export type Forecast = Pick<Weather, 'available' | 'reason' | 'days' | 'now'>;

/** Port: the weather at a point. What it does not know it says so; a forecast is never made up. */
export type WeatherProvider = {
  readonly origin: Origin;
  forecast(at: { latitude: number; longitude: number }): Promise<Forecast>;
};
