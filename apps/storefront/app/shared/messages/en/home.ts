/** The front page. */
export const home = {
  'home.title': 'LOKKE: hair care, measured',
  'home.description':
    'Salon formulas for hair in six ranges: moisture, colour, repair, hold, scalp and blonde.',
  'home.shelf': 'Most combed through',
} as const;
