/** The attribute of a cart, and of its order, that holds the number of the buyer's salon. */
export const SALON_MARK = '_salonNo';

interface Attribute {
  readonly key: string;
  readonly value?: string | null;
}

/** The number of the salon that a cart or an order is for; null without one. */
export function salonNoOf(attributes: readonly Attribute[]): string | null {
  return attributes.find(({ key }) => key === SALON_MARK)?.value || null;
}

/** The attributes with another salon; all others stay. */
export function withSalonNo(
  attributes: readonly Attribute[],
  salonNo: string | null,
): readonly { readonly key: string; readonly value: string }[] {
  const others = attributes.flatMap(({ key, value }) =>
    key === SALON_MARK ? [] : [{ key, value: value ?? '' }],
  );
  return salonNo === null ? others : [...others, { key: SALON_MARK, value: salonNo }];
}
