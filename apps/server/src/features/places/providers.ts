import type { autocompletePlaces, getWeather, Language, Place, placeKinds, ReplyOf } from '@escale/contract';

export type PlaceKind = (typeof placeKinds)[number];
export type Predictions = ReplyOf<typeof autocompletePlaces>['predictions'];
export type Weather = ReplyOf<typeof getWeather>;

/** Where an answer comes from, said with every one of them. */
export type Origin = { provider: string; mode: 'live' | 'sandbox' | 'embedded'; attribution: string[] };

/** An answer, and whose it is. */
export type Told<T> = { origin: Origin; value: T };

export type PlaceSearch = {
  /** Null: all of them. */
  kinds: readonly PlaceKind[] | null;
  language: Language;
  /** One for what somebody types and the choice that ends it: who bills, bills them together. */
  sessionToken?: string;
};

/** Port: finds places while somebody types. Throws where the provider cannot be asked. */
export type PlaceProvider = {
  autocomplete(input: string, search: PlaceSearch): Promise<Told<Predictions>>;
  /** Null: no place has this id. */
  details(placeId: string, asked: { language: Language; sessionToken?: string }): Promise<Told<Place> | null>;
};

export type Forecast = Pick<Weather, 'available' | 'reason' | 'days' | 'now'>;

/** Port: the weather at a point. What it does not know it says so; a forecast is never made up. Never throws. */
export type WeatherProvider = {
  forecast(at: { latitude: number; longitude: number; zone: string }): Promise<Told<Forecast>>;
};
