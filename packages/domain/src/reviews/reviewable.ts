/** Parts of an order that count. */
export interface ReceivedOrder {
  readonly processedAt: string;
  readonly cancelledAt: string | null;
  readonly fulfillmentStatus: string;
  readonly lines: readonly {
    readonly title: string;
    readonly productHandle: string | null;
    readonly currentQuantity: number;
  }[];
  /** Parcels name their lines by title. */
  readonly shipments: readonly { readonly lines: readonly { readonly title: string }[] }[];
}

/** Handles of products that a customer was sent and has kept, the newest first, each once. */
export function reviewableProducts(
  orders: readonly ReceivedOrder[],
  most: number,
): readonly string[] {
  const handles = orders
    .filter(({ cancelledAt }) => cancelledAt === null)
    .toSorted((a, b) => Date.parse(b.processedAt) - Date.parse(a.processedAt))
    .flatMap(sentProducts);
  return [...new Set(handles)].slice(0, most);
}

function sentProducts({ fulfillmentStatus, lines, shipments }: ReceivedOrder): readonly string[] {
  const sent = new Set(shipments.flatMap((parcel) => parcel.lines.map(({ title }) => title)));
  return lines.flatMap(({ title, productHandle, currentQuantity }) => {
    const isSent = fulfillmentStatus === 'FULFILLED' || sent.has(title);
    return isSent && productHandle !== null && currentQuantity > 0 ? [productHandle] : [];
  });
}
