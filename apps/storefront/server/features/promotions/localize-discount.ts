import type { AutomaticDiscountResponse } from '@lokke/contract/discount';
import { foundOrNull, type Loaded, type PromoTexts } from '@lokke/contract/ports';
import type { ProductSummary, Variant } from '@lokke/domain/catalogue';
import type { Market } from '@lokke/domain/markets';
import { formatThreshold, parseMinorUnits } from '@lokke/domain/money';

interface KnownProduct extends Pick<ProductSummary, 'id' | 'title'> {
  readonly firstVariant: Pick<Variant, 'availableForSale'> | null;
}

/** Translations of the page's language, and stock; the Admin API returns only the shop's own. */
export interface PageWords {
  readonly market: Market;
  readonly promotions: () => Promise<Loaded<Pick<PromoTexts, 'discountTitles'>>>;
  readonly productsByIds: (ids: readonly string[]) => Promise<Loaded<readonly KnownProduct[]>>;
}

/** Shopify does not translate discount titles, so the content may; the shop's own title is the fallback. */
export async function localizeDiscount(
  reply: AutomaticDiscountResponse,
  { market, promotions, productsByIds }: PageWords,
): Promise<AutomaticDiscountResponse> {
  const { customerBuys, customerGets, title } = reply.data;
  const ids = customerGets?.products.map(({ id }) => id) ?? [];
  const [texts, listed] = await Promise.all([promotions(), productsByIds(ids)]);
  const written = foundOrNull(texts)?.discountTitles[reply.discountId];
  const known = new Map(foundOrNull(listed)?.map((product) => [product.id, product]));
  return {
    ...reply,
    data: {
      ...reply.data,
      title: (written && withAmount(written, customerBuys?.value.amount, market)) || title,
      customerGets: customerGets && {
        products: customerGets.products.map((product) => ({
          ...product,
          title: known.get(product.id)?.title ?? product.title,
          ...(known.get(product.id)?.firstVariant?.availableForSale === false && {
            isSoldOut: true as const,
          }),
        })),
      },
    },
  };
}

/** Replaces `{amount}` by the qualifying amount; returns nothing when there is none. */
function withAmount(
  text: string,
  amount: string | null | undefined,
  market: Market,
): string | null {
  if (!text.includes('{amount}')) return text;
  const amountInMinorUnits = parseMinorUnits(amount ?? '');
  if (amountInMinorUnits === null) return null;
  const { currencyCode } = market;
  return text.replaceAll('{amount}', formatThreshold({ amountInMinorUnits, currencyCode }, market));
}
