import type { QueryPair } from './query.ts';

interface PermalinkItem {
  readonly variantId: string;
  readonly quantity: number;
}

export interface CartPermalink {
  readonly items: readonly PermalinkItem[];
  readonly codes: readonly string[];
  readonly note: string;
  readonly attributes: readonly { readonly key: string; readonly value: string }[];
  /** Leads to the cart in place of the checkout. */
  readonly opensCart: boolean;
}

/** The numbers are ours: Shopify documents none. */
const MOST_ITEMS = 100;
const MOST_ATTRIBUTES = 20;
const LONGEST_TEXT = 255;
const LONGEST_NOTE = 5_000;

/**
 * Reads a cart permalink as Shopify writes it, such as `70881412:1,70881413:2` with `discount`, `note`,
 * `attributes[where]` and `storefront=true` in its query; null where the items are none.
 */
export function parseCartPermalink(text: string, query: Iterable<QueryPair>): CartPermalink | null {
  const items = parseItems(text);
  if (items === null) return null;
  const pairs = [...query];
  const lastOf = (wanted: string) => pairs.findLast(([name]) => name === wanted)?.[1] ?? '';
  return {
    items,
    codes: lastOf('discount')
      .split(',')
      .filter((code) => code !== ''),
    note: lastOf('note').slice(0, LONGEST_NOTE),
    attributes: pairs.flatMap(readAttribute).slice(0, MOST_ATTRIBUTES),
    opensCart: lastOf('storefront') === 'true',
  };
}

/** Keys that begin with an underscore are the shop's own, such as the salon that earns: no link sets them. */
function readAttribute([name, value]: QueryPair): CartPermalink['attributes'] {
  const [, key] = /^attributes\[([^_\]][^\]]{0,254})\]$/.exec(name) ?? [];
  return key === undefined || value === '' ? [] : [{ key, value: value.slice(0, LONGEST_TEXT) }];
}

function parseItems(text: string): readonly PermalinkItem[] | null {
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
