/** The page on which a routine is put together. */
export const routine = {
  'routine.title': 'Build your routine',
  'routine.intro': 'One product for each step. Leave out what your hair does not need.',
  'routine.step': 'Step {number}: {name}',
  'routine.none': 'Skip this step',
  'routine.yours': 'Your routine',
  'routine.empty': 'Nothing chosen yet.',
  'routine.total': 'Together',
  'routine.add': { one: 'Add {count} product to bag', other: 'Add {count} products to bag' },
  'routine.added': 'Your routine is in your bag.',
  'routine.failed': 'That did not work. Your choice is kept; try again.',
} as const;
