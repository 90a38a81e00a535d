import type { Position } from './salon.ts';

const EARTH_RADIUS_IN_KM = 6371.0088;

/** The great circle between two places. */
export function distanceInKm(from: Position, to: Position): number {
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
  readonly distanceInKm: number;
}

/** The nearest salons, the nearest first; one without a position is nowhere. */
export function nearestSalons<Salon extends { readonly position: Position | null }>(
  salons: readonly Salon[],
  place: Position,
  limit: number,
): readonly SalonNearby<Salon>[] {
  // Only the few best are kept in order: sorting tens of thousands takes ten times as long.
  const nearest: SalonNearby<Salon>[] = [];
  for (const salon of salons) {
    if (salon.position === null) continue;
    const found = { salon, distanceInKm: distanceInKm(place, salon.position) };
    const before = nearest.findLastIndex((other) => other.distanceInKm <= found.distanceInKm);
    if (before + 1 >= limit) continue;
    nearest.splice(before + 1, 0, found);
    if (nearest.length > limit) nearest.pop();
  }
  return nearest;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
