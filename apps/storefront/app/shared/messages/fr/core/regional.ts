import type { Regional } from '../../messages.ts';

/** What a region says in its own way. Everything else is its language's. */
export const regional: Regional = {
  // In Belgium the number stands behind the street, and a flat is a letter box.
  'fr-BE': {
    'addresses.address1': 'Rue et numéro',
    'addresses.address2': 'Boîte, étage',
  },
};
