import { FREE_ITEM_MARK, GIFT_MARK, type PromotionLine } from './promotion-line.ts';

export interface LineFacts {
  readonly product?: string;
  readonly variant?: string;
  readonly quantity?: number;
  readonly price?: string;
  readonly tags?: readonly string[];
  readonly collections?: readonly string[];
  readonly marks?: readonly string[];
}

/** A cart line; a test overrides what it is about. */
export function promotionLine(facts: LineFacts = {}): PromotionLine {
  const { product = 'shampoo', quantity = 1, price = '10.0', marks = [] } = facts;
  const { variant = `${product}-variant`, tags = [], collections = ['care'] } = facts;
  return {
    id: ['line', variant, ...marks].join(' '),
    quantity,
    attributes: marks.map((key) => ({ key, value: 'true' })),
    merchandise: {
      id: variant,
      priceV2: { amount: price, currencyCode: 'EUR' },
      product: {
        id: product,
        tags,
        collections: {
          edges: collections.map((handle) => ({
            node: { id: `id of ${handle}`, handle, title: `The ${handle}` },
          })),
        },
      },
    },
  };
}

export function freeLine(facts: LineFacts = {}): PromotionLine {
  return promotionLine({ ...facts, marks: [FREE_ITEM_MARK] });
}

export function giftLine(facts: LineFacts = {}): PromotionLine {
  return promotionLine({ ...facts, marks: [GIFT_MARK] });
}
