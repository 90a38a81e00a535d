import { isSortOption, type SortOption } from '@lokke/domain/listing';

const FALLBACK: SortOption = 'sortByPopularity';

/** The order that a listing's address asks for; anything that is no order reads as the usual one. */
export function sortOfUrl(url: string): SortOption {
  const wanted = new URL(url).searchParams.get('sortOption');
  return wanted !== null && isSortOption(wanted) ? wanted : FALLBACK;
}
