/** What is in a set. */
export const bundle = {
  'bundle.contents': 'In this set',
  'bundle.sum': 'One by one',
  'bundle.together': 'As a set',
  'bundle.saving': 'You save',
} as const;
