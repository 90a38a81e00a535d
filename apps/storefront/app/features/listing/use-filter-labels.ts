import { type Filter, type FilterGroup, PRICE_GROUP, parsePriceRange } from '@lokke/domain/listing';
import { formatShelfPrice } from '@lokke/domain/money';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useAttributeLabels, useProductLabels } from '../../shared/i18n/use-catalogue-labels.ts';
import { useMarket } from '../../shared/market/market-provider.tsx';

/** Names of groups and of chosen values; the merchant's own, where the content has some. */
export function useFilterLabels(groups: readonly FilterGroup[] = []) {
  const t = useT('listing');
  const labels = useAttributeLabels();
  const { productType } = useProductLabels();
  const market = useMarket();
  const price = (amountInMinorUnits: number) =>
    formatShelfPrice({ amountInMinorUnits, currencyCode: market.currencyCode }, market);
  return {
    group: ({ id, label }: FilterGroup) => label ?? labels.label(id),
    price,
    value({ id, value }: Filter) {
      const range = id === PRICE_GROUP ? parsePriceRange(value) : null;
      const own = findLabel(groups, id, value);
      if (own !== undefined) return own;
      if (id === 'productType') return productType(value);
      if (range === null) return labels.value(id, value);
      const { lowInMinorUnits: low, highInMinorUnits: high } = range;
      if (low === null) return t('filter.price.atMost', { high: price(high ?? 0) });
      if (high === null) return t('filter.price.atLeast', { low: price(low) });
      return `${price(low)} – ${price(high)}`;
    },
  };
}

function findLabel(groups: readonly FilterGroup[], id: string, value: string): string | undefined {
  const { valueLabels = {} } = groups.find((group) => group.id === id) ?? {};
  // A visitor may ask for any value, `constructor` too.
  return Object.hasOwn(valueLabels, value) ? valueLabels[value] : undefined;
}
