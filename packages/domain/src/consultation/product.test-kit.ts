import type { RoutineProduct } from './routine-steps.ts';

export const VARIANT = {
  id: '1',
  title: '',
  sku: null,
  price: { amountInMinorUnits: 1000, currencyCode: 'EUR' },
  compareAtPrice: null,
  availableForSale: true,
  quantityAvailable: null,
  selectedOptions: [],
  unitPrice: null,
  picture: null,
} as const;

/** `facts` as `concern:frizz`. */
export function product(
  handle: string,
  facts: readonly string[],
  changes: Partial<RoutineProduct> = {},
): RoutineProduct {
  const specs = facts.map((fact) => {
    const [type = '', value = ''] = fact.split(':');
    return { type, value };
  });
  return {
    handle,
    specs,
    tags: [],
    soldQuantity: 0,
    rating: null,
    availableForSale: true,
    firstVariant: VARIANT,
    ...changes,
  };
}
