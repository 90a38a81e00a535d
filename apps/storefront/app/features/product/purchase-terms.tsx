import { merchandiseOf } from '@lokke/contract/checkout';
import { lowStock, type ProductDetail, type Variant } from '@lokke/domain/catalogue';
import type { DeliveryTerms } from '@lokke/domain/delivery';
import { formatThreshold } from '@lokke/domain/money';
import { qualificationOf } from '@lokke/domain/promotions';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithRetry } from '../../shared/chunk/lazy-with-retry.tsx';
import { useDeliveryPrice } from '../../shared/delivery/use-delivery-dates.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useLoaded } from '../../shared/run-when-idle.ts';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { type Terms, TermsList } from './terms-list.tsx';

// Depends on the time and the cart: pages are cached for all visitors.
const VisitorTerms = lazyWithRetry(async () => (await import('./visitor-terms.tsx')).VisitorTerms);

interface PurchaseTermsProps {
  readonly product: ProductDetail;
  readonly variant: Variant;
  readonly delivery: DeliveryTerms | null;
  readonly salonsEarn: boolean;
}

/** Stock, and when it comes, what that costs and what comes with it: for all, then for this visitor. */
export function PurchaseTerms(props: PurchaseTermsProps) {
  const { product, variant, delivery, salonsEarn } = props;
  const t = useT('product');
  const isLoaded = useLoaded();
  const isUnsent = variant.requiresShipping === false;
  const unsent = variant.isGiftCard ? t('product.delivery.byMail') : t('product.delivery.unsent');
  const left = lowStock(variant.quantityAvailable);
  const time = useDeliveryTime(delivery);
  const cost = useDeliveryCost(delivery);
  const terms: Terms = {
    stock: left === null ? t('product.inStock') : t('product.lowStock', { count: left }),
    time: isUnsent ? null : time,
    cost: isUnsent ? unsent : cost,
    freeItem: useFreeItem(product),
    salon: null,
  };
  const standIn = <TermsList terms={terms} />;
  if (!isLoaded || isUnsent) return standIn;
  return (
    <OptionalChunk standIn={standIn}>
      <VisitorTerms terms={terms} delivery={delivery} salonsEarn={salonsEarn} />
    </OptionalChunk>
  );
}

function useDeliveryTime(delivery: DeliveryTerms | null): string | null {
  const t = useT('product');
  if (delivery === null) return null;
  const { from, to } = delivery.days;
  return from === to
    ? t('product.delivery.days', { count: from })
    : t('product.delivery.range', { from, to });
}

function useDeliveryCost(delivery: DeliveryTerms | null): string | null {
  const t = useT('product');
  const market = useMarket();
  const { freeDeliveryFrom } = useGlobalModules().promotions;
  const price = useDeliveryPrice(delivery);
  if (freeDeliveryFrom === null || freeDeliveryFrom.amountInMinorUnits === 0) {
    return price === null ? null : t('product.delivery.price', { price });
  }
  const amount = formatThreshold(freeDeliveryFrom, market);
  return price === null
    ? t('product.delivery.freeFrom', { amount })
    : t('product.delivery.priceFreeFrom', { price, amount });
}

/** Only on products that count towards it. */
function useFreeItem(product: ProductDetail): string | null {
  const t = useT('product');
  const { settings, freeItem } = useGlobalModules().promotions;
  const { firstVariant } = product;
  if (freeItem === null || firstVariant === null) return null;
  const merchandise = merchandiseOf(product, firstVariant);
  const line = { id: '', quantity: 1, attributes: [], merchandise };
  if (qualificationOf(line, settings) !== 'qualifies') return null;
  return t('product.freeItem', { count: settings.threshold, title: freeItem.product.title });
}
