interface FindableOrder {
  readonly orderNumber: number;
  readonly lines: readonly { readonly title: string; readonly variantTitle: string | null }[];
}

const MARKS = /\p{M}/gu;

/** Case and accents do not matter when something is looked for. */
const foldText = (text: string) => text.normalize('NFD').replace(MARKS, '').toLowerCase().trim();

/** Tells whether an order is meant by its number, written with or without “#”, or by all words of a product's name. */
export function matchesOrder({ orderNumber, lines }: FindableOrder, query: string): boolean {
  const wanted = foldText(query);
  const digits = /^#?(\d+)$/.exec(wanted)?.[1];
  if (digits !== undefined && String(orderNumber).startsWith(digits)) return true;
  const words = wanted.split(/\s+/).filter(Boolean);
  return lines.some(({ title, variantTitle }) => {
    const name = foldText(`${title} ${variantTitle ?? ''}`);
    return words.every((word) => name.includes(word));
  });
}
