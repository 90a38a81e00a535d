export interface LineAttribute {
  readonly key: string;
  readonly value: string | null;
}

/** The fields of a cart line that the cart rules read. */
export interface CartLine {
  readonly id: string;
  readonly quantity: number;
  readonly sellingPlanId: string | null;
  readonly attributes: readonly LineAttribute[];
  /** null: deleted from the shop. */
  readonly merchandise: { readonly id: string } | null;
}

export interface CartLines<Line extends CartLine = CartLine> {
  readonly edges: readonly { readonly node: Line }[];
}

/** A line to create a cart with (spec §3). */
export interface LineToBuy {
  readonly variantId: string;
  readonly quantity: number;
  readonly sellingPlanId: string | null;
  readonly attributes: readonly { readonly key: string; readonly value: string }[];
}

/** Returns the lines that can be bought again in another cart, with marks and subscription. */
export function carryOver(lines: CartLines): readonly LineToBuy[] {
  return lines.edges.flatMap(({ node }) => {
    if (node.merchandise === null || node.merchandise.id === '' || node.quantity < 1) return [];
    return {
      variantId: node.merchandise.id,
      quantity: node.quantity,
      sellingPlanId: node.sellingPlanId,
      attributes: node.attributes.map(({ key, value }) => ({ key, value: value ?? '' })),
    };
  });
}
