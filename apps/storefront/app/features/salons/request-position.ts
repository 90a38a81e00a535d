import type { Position } from '@lokke/domain/salons';

const TIMEOUT_IN_MS = 10_000;
/** A place from a few minutes ago is where one still is. */
const OLDEST_IN_MS = 300_000;

/** Asks the browser, which asks its user; null when either does not tell. */
export function requestPosition(): Promise<Position | null> {
  if (!('geolocation' in navigator)) return Promise.resolve(null);
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      () => resolve(null),
      { timeout: TIMEOUT_IN_MS, maximumAge: OLDEST_IN_MS },
    );
  });
}
