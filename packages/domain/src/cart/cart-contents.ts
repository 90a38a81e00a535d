/** The shop state's list of what is in the cart: a set keyed by variantId (spec §3). */
export interface CartItem {
  readonly variantId: string;
}

/** Ignored when an item with the same variantId is already present (spec §4). */
export function addCartItem<Item extends CartItem>(
  contents: readonly Item[],
  item: Item,
): readonly Item[] {
  return addCartItems(contents, [item]);
}

/** Adds only those whose variantId is not present (spec §4), the first of several alike. */
export function addCartItems<Item extends CartItem>(
  contents: readonly Item[],
  items: readonly Item[],
): readonly Item[] {
  const present = new Set(contents.map(({ variantId }) => variantId));
  const absent = items.filter(({ variantId }) => {
    if (present.has(variantId)) return false;
    present.add(variantId);
    return true;
  });
  return absent.length === 0 ? contents : [...contents, ...absent];
}

export function removeCartItem<Item extends CartItem>(
  contents: readonly Item[],
  variantId: string,
): readonly Item[] {
  return contents.filter((item) => item.variantId !== variantId);
}

export function clearCartItems<Item extends CartItem>(): readonly Item[] {
  return [];
}
