import { useBrand } from './site.ts';

/** Empty pages, each in the pigment of another range. */
const PLACES = [
  'cart',
  'wishlist',
  'search',
  'orders',
  'addresses',
  'compare',
  'subscriptions',
] as const;

/** The range whose colour tints an empty page; none for a brand without ranges. */
export function usePigment(place: (typeof PLACES)[number]): string | undefined {
  const { ranges } = useBrand();
  return ranges[PLACES.indexOf(place) % ranges.length];
}
