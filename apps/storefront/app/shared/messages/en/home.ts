/** The front page. */
export const home = {
  'home.title': 'LOKKE: hair care, measured',
  'home.description':
    'Salon formulas for hair in six ranges: moisture, colour, repair, hold, scalp and blonde.',
  'home.hero.title': 'Hair that keeps its nerve',
  'home.hero.text': 'Salon formulas in measured doses. Pick a range and build a routine around it.',
  'home.hero.alt':
    'Rain, Honey, Copper and Volt products on plinths, in light falling through a comb',
  'home.hero.bestSellers': 'Shop best sellers',
  'home.hero.routines': 'See the routines',
  'home.bestSellers.title': 'Most combed through',
  'home.bestSellers.all': { one: 'All {count} products', other: 'All {count} products' },
  'home.ranges.title': 'Six pigments, six jobs',
  'home.band.title': 'Rain puts back what hard water takes',
  'home.band.text':
    'Water-binding care for dry, thirsty or curly hair. Light enough for every day.',
  'home.band.action': 'See the Rain range',
  'home.routines.title': 'Three steps, one shelf',
  'home.routines.all': 'All routines',
  'home.routines.build': 'Build your own',
  'home.facts.title': 'Good to know',
  'home.facts.delivery': 'Delivery',
  'home.facts.delivery.text': 'You see the cost and the day before you pay. No surprises after.',
  'home.facts.returns': 'Returns',
  'home.facts.returns.text': 'Fourteen days to change your mind. Unopened is all we ask.',
  'home.facts.sizes': 'Price per 100 ml',
  'home.facts.sizes.text': 'Written beside every size, so that you can compare for yourself.',
} as const;
