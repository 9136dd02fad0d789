import type { IncidentLocation } from '@escale/contract';
import { useState } from 'react';
import { inShell } from '../../native/in-shell.ts';
import type { Fix } from '../../native/position.ts';

const options = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 30_000 };

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
    currentFix().then(
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
    );
  }
  return { finding, find, forget: () => setFinding({ state: 'none' }) };
}

async function currentFix(): Promise<Fix> {
  if (inShell()) return (await import('../../native/position.ts')).shellPosition(options);
  return new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject, options));
}
