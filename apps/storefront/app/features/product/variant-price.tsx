import { isReduced, type Variant } from '@lokke/domain/catalogue';
import { formatUnitPrice } from '@lokke/domain/money';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { PriceBefore, ShelfPrice } from '../../shared/market/price.tsx';

/** Price, compare-at price and unit price. */
export function VariantPrice({ variant }: { readonly variant: Variant }) {
  const t = useT('product');
  const market = useMarket();
  const { price, compareAtPrice, unitPrice } = variant;
  return (
    <>
      {compareAtPrice !== null && isReduced(variant) && (
        <>
          <PriceBefore
            money={compareAtPrice}
            label={t(variant.isLowestBefore ? 'price.lowest' : 'listing.before')}
          />{' '}
        </>
      )}
      <ShelfPrice money={price} />
      {unitPrice !== null && (
        <>
          {/* Em space: it disappears at a line's end. */}
          {'\u2003'}
          {formatUnitPrice(unitPrice, market)}
        </>
      )}
    </>
  );
}
