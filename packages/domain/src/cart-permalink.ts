interface PermalinkItem {
  readonly variantId: string;
  readonly quantity: number;
}

/** The numbers are ours: Shopify documents none. */
const MOST_ITEMS = 100;

/**
 * Reads the items of a cart permalink as Shopify writes them, such as `70881412:1,70881413:2`; null for anything else.
 */
export function parseCartPermalink(text: string): readonly PermalinkItem[] | null {
  const parts = text.split(',', MOST_ITEMS + 1);
  if (parts.length > MOST_ITEMS) return null;
  const items = parts.flatMap((part) => {
    const [, variant, quantity] = /^([1-9]\d{0,18}):([1-9]\d{0,4})$/.exec(part) ?? [];
    return variant === undefined
      ? []
      : [{ variantId: `gid://shopify/ProductVariant/${variant}`, quantity: Number(quantity) }];
  });
  return items.length === parts.length ? items : null;
}
