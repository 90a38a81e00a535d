/** Product lists and product cards. */
export const listing = {
  'listing.all.title': 'All products',
  'listing.all.intro': 'Everything we make, in one place.',
  'listing.count': { one: '{count} product', other: '{count} products' },
  'listing.sort': 'Sort',
  'listing.sort.sortByPopularity': 'Most popular',
  'listing.sort.sortByHighestRated': 'Highest rated',
  'listing.sort.sortByPriceAscending': 'Price: low to high',
  'listing.sort.sortByPriceDescending': 'Price: high to low',
  'listing.sort.sortByAlphabetDescending': 'Name: A–Z',
  'listing.sort.sortByAlphabetAscending': 'Name: Z–A',
  'listing.empty': 'There is nothing on this shelf yet.',
  'listing.empty.action': 'See all products',
} as const;
