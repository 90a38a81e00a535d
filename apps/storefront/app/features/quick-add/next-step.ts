interface Buyable {
  readonly merchandise: { readonly availableForSale: boolean };
}

type NextStep<Size> = { readonly kind: 'add'; readonly size: Size } | { readonly kind: 'choose' };

/** The only size is added at once; among several, or when it is sold out, the visitor sees them. */
export function nextStep<Size extends Buyable>(sizes: readonly Size[]): NextStep<Size> {
  const [size] = sizes;
  return size !== undefined && sizes.length === 1 && size.merchandise.availableForSale
    ? { kind: 'add', size }
    : { kind: 'choose' };
}
