import type { Catalogue, ContentSource } from '@lokke/contract/ports';
import type { Market } from '@lokke/domain/markets';
import type { Period } from '@lokke/domain/planning';
import {
  type PromotionProblem,
  type PromotionProblemKind,
  promotionProblems,
} from '@lokke/domain/promotions';
import type { Discounts } from './create-discounts.ts';

export interface PromotionSources {
  readonly market: Market;
  readonly content: Pick<ContentSource, 'promotions'>;
  readonly catalogue: Pick<Catalogue, 'product'>;
  readonly discounts: Pick<Discounts, 'named'>;
}

/** Finds what the promotions of a market promise and cannot give; null where the services do not answer. */
export async function findPromotionProblems({
  market,
  content,
  catalogue,
  discounts,
}: PromotionSources): Promise<readonly PromotionProblem[] | null> {
  const texts = await content.promotions();
  if (texts.kind === 'failed') return null;
  if (texts.kind === 'missing') return [];
  const { automaticDiscountIds, giftDiscountIds, freeItemHandle } = texts.value;
  const ids = [...new Set([...automaticDiscountIds, ...giftDiscountIds])];
  const answers = await Promise.all(ids.map((id) => discounts.named(id)));
  const found = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  const product = freeItemHandle === null ? null : await catalogue.product(freeItemHandle);
  if (found.length < ids.length || product?.kind === 'failed') return null;
  return promotionProblems({
    place: market,
    promised: texts.value,
    discounts: ids.map((id, index) => ({ id, found: found[index] ?? null })),
    freeItem:
      freeItemHandle === null
        ? null
        : {
            handle: freeItemHandle,
            isSold: product?.kind === 'found' && product.value.variants.length > 0,
          },
  });
}

const SENTENCES: Readonly<Record<PromotionProblemKind, (title: string, given: Period) => string>> =
  {
    missing: (id) => `The promotion settings name ${id}, which is not found in the shop.`,
    ended: (title) => `The discount "${title}" has ended: nobody gets it.`,
    tooShort: (title, { from, until }) =>
      `The discount "${title}" is given${from ? ` from ${from}` : ''}${until ? ` until ${until}` : ''}: the content promises it longer.`,
    givesNothing: (title) => `The discount "${title}" gives no product, so it cannot be shown.`,
    standsAlone: (title) =>
      `The discount "${title}" does not combine with other product discounts, so one promotion switches off another.`,
    noFreeItem: (handle) => `The free item "${handle}" is not sold in the shop.`,
  };

export function describeProblem({ kind, title, given = {} }: PromotionProblem): string {
  return SENTENCES[kind](title, given);
}
