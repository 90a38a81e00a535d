import type { Coordinates } from './coordinates.ts';

const EARTH_RADIUS_IN_KM = 6371.0088;

/** Calculates the great-circle distance. */
export function distanceInKm(from: Coordinates, to: Coordinates): number {
  const fromLatitude = radians(from.latitude);
  const toLatitude = radians(to.latitude);
  const halfLatitude = Math.sin((toLatitude - fromLatitude) / 2);
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord =
    halfLatitude ** 2 + Math.cos(fromLatitude) * Math.cos(toLatitude) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS_IN_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export interface SalonNearby<Salon> {
  readonly salon: Salon;
  /** Null where nobody knows where it is. */
  readonly distanceInKm: number | null;
}

interface Placed {
  readonly position: Coordinates | null;
}

/**
 * Indexes salons and returns a nearest-first search; those without a position come last. Chords between points on the
 * unit sphere order like distances, and comparing twenty thousand takes a millisecond.
 */
export function nearestSalons<Salon extends Placed>(
  salons: readonly Salon[],
): (place: Coordinates, limit: number) => readonly SalonNearby<Salon>[] {
  const points = salons.flatMap((salon) =>
    salon.position === null ? [] : [{ salon, position: salon.position }],
  );
  const elsewhere = salons.filter(({ position }) => position === null);
  const coordinates = new Float64Array(points.length * 3);
  for (const [index, { position }] of points.entries())
    coordinates.set(pointOn(position), index * 3);
  return (place, limit) => {
    const [x, y, z] = pointOn(place);
    // Keeps only the best in order: sorting all takes ten times as long.
    const best: { readonly index: number; readonly chord: number }[] = [];
    let farthest = Number.POSITIVE_INFINITY;
    for (let index = 0; index < points.length; index += 1) {
      const at = index * 3;
      const chord =
        ((coordinates[at] ?? 0) - x) ** 2 +
        ((coordinates[at + 1] ?? 0) - y) ** 2 +
        ((coordinates[at + 2] ?? 0) - z) ** 2;
      if (chord >= farthest || limit === 0) continue;
      const before = best.findLastIndex((other) => other.chord <= chord);
      best.splice(before + 1, 0, { index, chord });
      if (best.length > limit) best.pop();
      if (best.length === limit) farthest = best.at(-1)?.chord ?? farthest;
    }
    const near = best.flatMap(({ index }) => {
      const found = points[index];
      if (found === undefined) return [];
      return [{ salon: found.salon, distanceInKm: distanceInKm(place, found.position) }];
    });
    const last = elsewhere.slice(0, limit - near.length);
    return [...near, ...last.map((salon) => ({ salon, distanceInKm: null }))];
  };
}

function pointOn({ latitude, longitude }: Coordinates): readonly [number, number, number] {
  const [lat, lng] = [radians(latitude), radians(longitude)];
  return [Math.cos(lat) * Math.cos(lng), Math.cos(lat) * Math.sin(lng), Math.sin(lat)];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
