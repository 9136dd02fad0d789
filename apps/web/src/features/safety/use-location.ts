import type { IncidentLocation } from '@escale/contract';
import { useState } from 'react';

const patienceMs = 20_000;

export type Finding =
  | { state: 'none' }
  | { state: 'finding' }
  | { state: 'failed' }
  | { state: 'found'; location: IncidentLocation };

/** The device's location, asked for when somebody presses and never before. */
export function useLocation() {
  const [finding, setFinding] = useState<Finding>({ state: 'none' });

  function find(): void {
    setFinding({ state: 'finding' });
    navigator.geolocation.getCurrentPosition(
      ({ coords, timestamp }) =>
        setFinding({
          state: 'found',
          location: {
            latitude: coords.latitude,
            longitude: coords.longitude,
            accuracyM: Math.round(coords.accuracy),
            fixedAt: new Date(timestamp).toISOString(),
          },
        }),
      () => setFinding({ state: 'failed' }),
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: 30_000 },
    );
  }
  return { finding, find, forget: () => setFinding({ state: 'none' }) };
}
