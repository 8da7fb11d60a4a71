import type { Coordinates } from 'market/places/places.rules';

/** Why the device did not say where it is. */
export type NoPosition = 'denied' | 'unavailable' | 'timeout';

const waitMilliseconds = 5000;

/** Asks the device where it is: quickly and roughly, which is enough to find the street [LOC-34] [LOC-35]. */
export function currentPosition(): Promise<Coordinates | NoPosition> {
  if (!('geolocation' in navigator)) return Promise.resolve('unavailable');
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ lat: latitude, lng: longitude }),
      ({ code }) => resolve(reasons[code] ?? 'unavailable'),
      { timeout: waitMilliseconds, enableHighAccuracy: false },
    );
  });
}

const reasons: Record<number, NoPosition> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };
