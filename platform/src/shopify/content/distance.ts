export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_IN_KM = 6371;

/** Measures along the surface, as the crow flies (haversine). */
export function distanceInKm(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfChord = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    halfChord(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      halfChord(from.longitude, to.longitude);
  return 2 * EARTH_RADIUS_IN_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
