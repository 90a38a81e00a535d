import type { WireMoney } from '../money/index.ts';

/** The attribute that marks the free item and free units (spec §3). */
export const FREE_ITEM_MARK = '_freeItem';

/** The attribute that marks a gift with purchase (spec §3). */
export const GIFT_MARK = '_gift_with_purchase';

export interface PromotionCollection {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
}

/** A line of the checkout as promotions see it (spec §3). */
export interface PromotionLine {
  readonly id: string;
  readonly quantity: number;
  readonly attributes: readonly { readonly key: string }[];
  /** Price of a unit before discounts: a subscription may lower that of the merchandise. Missing where nothing was priced yet. */
  readonly cost?: { readonly amountPerQuantity: WireMoney };
  readonly merchandise: {
    readonly id: string;
    readonly priceV2: WireMoney;
    readonly product: {
      readonly id: string;
      readonly tags: readonly string[];
      readonly collections: {
        readonly edges: readonly { readonly node: PromotionCollection }[];
      };
    };
  } | null;
}

type MarkedLine = Pick<PromotionLine, 'attributes'>;

/** The free item or a free unit; a line that carries both marks is a gift. */
export function isFreeUnit(line: MarkedLine): boolean {
  return hasMark(line, FREE_ITEM_MARK) && !isGiftLine(line);
}

export function isGiftLine(line: MarkedLine): boolean {
  return hasMark(line, GIFT_MARK);
}

/** Free lines and gifts are rewards: they never earn a reward themselves. */
export function isReward(line: MarkedLine): boolean {
  return isFreeUnit(line) || isGiftLine(line);
}

export function collectionsOf(line: PromotionLine): readonly PromotionCollection[] {
  return line.merchandise?.product.collections.edges.map(({ node }) => node) ?? [];
}

function hasMark(line: MarkedLine, mark: string): boolean {
  return line.attributes.some(({ key }) => key === mark);
}
