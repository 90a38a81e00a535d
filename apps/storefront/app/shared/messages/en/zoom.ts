/** A picture of a product, enlarged. */
export const zoom = {
  'zoom.title': 'Enlarged picture',
  'zoom.close': 'Close the enlarged picture',
  'zoom.larger': 'Larger',
  'zoom.smaller': 'Smaller',
  'zoom.next': 'Next picture',
  'zoom.previous': 'Previous picture',
  'zoom.number': '{number} of {total}',
} as const;
