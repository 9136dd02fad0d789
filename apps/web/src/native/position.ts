import { Geolocation, type PositionOptions } from '@capacitor/geolocation';

/** One position as the system says it; `timestamp` in epoch ms. */
export type Fix = { timestamp: number; coords: { latitude: number; longitude: number; accuracy: number } };

/** Asks the system for its permission at the first press, and for the position once. Rejects when either is refused. */
export async function shellPosition(options: PositionOptions): Promise<Fix> {
  return Geolocation.getCurrentPosition(options);
}
