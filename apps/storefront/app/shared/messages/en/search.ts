/** The search page, and the search that opens in place. */
export const search = {
  'search.title': 'Search',
  'search.label': 'Search the shop',
  'search.close': 'Close search',
  'search.results': {
    one: '{count} product for “{query}”',
    other: '{count} products for “{query}”',
  },
  'search.nothing': 'Nothing found for “{query}”. Fewer words often find more.',
  'search.popular': 'In demand',
  'search.suggestions': 'Suggestions',
  'search.products': 'Products',
  'search.ranges': 'Ranges',
  'search.count': { one: '{count} suggestion', other: '{count} suggestions' },
  'search.failed': 'Suggestions are not available just now. Enter still searches.',
} as const;
