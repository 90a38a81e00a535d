import type { Catalogue, PromoTexts } from '@lokke/contract/ports';
import type { ShopFacts } from '@lokke/domain/content-guard';
import { findPromotionProblems, type PromotionSources } from './find-promotion-problems.ts';

interface ShopSources extends Pick<PromotionSources, 'discounts' | 'market'> {
  readonly catalogue: Pick<Catalogue, 'product' | 'promotions'>;
}

const GONE: readonly string[] = ['missing', 'ended', 'noFreeItem'];

/** Asks a shop what the content says of it. */
export async function readShopFacts(
  { market, catalogue, discounts }: ShopSources,
  texts: PromoTexts | null,
): Promise<ShopFacts> {
  const [promotions, problems] = await Promise.all([
    catalogue.promotions(),
    findPromotionProblems({
      content: {
        promotions: async () =>
          texts === null ? { kind: 'missing' } : { kind: 'found', value: texts },
      },
      market,
      catalogue,
      discounts,
    }),
  ]);
  return {
    freeDeliveryFromInMinorUnits:
      promotions.kind === 'found'
        ? (promotions.value.freeDeliveryFrom?.amountInMinorUnits ?? 'never')
        : null,
    missing:
      problems?.filter(({ kind }) => GONE.includes(kind)).map(({ subject }) => subject) ?? null,
  };
}
