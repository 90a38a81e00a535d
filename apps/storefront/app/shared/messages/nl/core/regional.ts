import type { Regional } from '../../messages.ts';

/** What a region says in its own way. Everything else is its language's. */
export const regional: Regional = {
  'nl-BE': {
    'addresses.address2': 'Bus, verdieping',
    'product.size': 'Formaat',
  },
};
