/** Attribute of a cart or an order. */
export interface Attribute {
  readonly key: string;
  readonly value?: string | null;
}

/** The value of an attribute; null without one. */
export function attributeOf(attributes: readonly Attribute[], key: string): string | null {
  return attributes.find((one) => one.key === key)?.value || null;
}

/** The attributes with another value of one, or without it; all others stay. */
export function withAttribute(
  attributes: readonly Attribute[],
  key: string,
  value: string | null,
): readonly { readonly key: string; readonly value: string }[] {
  const others = attributes.flatMap((one) =>
    one.key === key ? [] : [{ key: one.key, value: one.value ?? '' }],
  );
  return value === null ? others : [...others, { key, value }];
}
