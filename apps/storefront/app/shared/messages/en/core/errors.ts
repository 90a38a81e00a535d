/** What is said when a page cannot be shown. */
export const errors = {
  'errors.notFound.title': 'Combed through, not found',
  'errors.notFound.text': 'There is no page at this address. It may have moved, or never existed.',
  'errors.failed.title': 'A knot in the works',
  'errors.failed.text':
    'The page could not be shown. It is our fault, not yours; try again in a moment.',
  'errors.part.title': 'One moment',
  'errors.part.offline': 'You are offline. This comes as soon as you are back.',
  'errors.part.failed': 'This could not be fetched. Try again in a moment.',
  'errors.home': 'To the home page',
  'errors.shop': 'See all products',
  'errors.retry': 'Try again',
} as const;
