import type { CheckoutLine, CheckoutMerchandise } from '@lokke/contract/checkout';
import { type LineNotice, noticesFor } from '@lokke/domain/cart-snapshot';
import { formatPrice, parseMoney } from '@lokke/domain/money';
import { isGivenAway, pricedCartLine } from '@lokke/domain/money-lines';
import { chargedRewards, qualificationOf } from '@lokke/domain/promotions';
import { DEFAULT_VARIANT_TITLE } from '../../shared/catalogue/shopify-ids.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { joinFacts } from '../../shared/join-facts.ts';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { Price, PriceBefore } from '../../shared/market/price.tsx';
import { productPathOf } from '../../shared/site/product-path.ts';
import { isProvisional } from '../../state/cart/provisional-line.ts';
import { useLastSeenCart } from '../../state/cart/use-cart.ts';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { useFreeItemState } from '../../state/promotions/cart-progress.ts';
import styles from './cart-line.module.css';

/** Savings on a line, and why it does not count towards a free item that is not reached yet. */
export function LineNotes({ line }: { readonly line: CheckoutLine }) {
  const t = useT('bag');
  const reason = useReasonNotToCount(line);
  const { currencyCode } = parseMoney(line.cost.totalAmount);
  // A line that is free says so at its price.
  const { discounts } = pricedCartLine(line);
  const savings = isFreeLine(line) ? [] : discounts;
  const isCharged = !isProvisional(line.id) && chargedRewards([line]).length > 0;
  return (
    <>
      <LineNotices line={line} />
      {savings.map(({ title, amountInMinorUnits }) => (
        <p key={title}>
          {title} <Price money={{ currencyCode, amountInMinorUnits: -amountInMinorUnits }} />
        </p>
      ))}
      {isCharged && <p>{t('promo.line.charged')}</p>}
      {reason !== null && <p>{reason}</p>}
    </>
  );
}

function sizeOf({ title }: CheckoutMerchandise): string | null {
  return title === DEFAULT_VARIANT_TITLE ? null : title;
}

export function pathOf(merchandise: CheckoutMerchandise): string {
  const { id, product } = merchandise;
  return productPathOf(product.handle, sizeOf(merchandise) === null ? null : id);
}

export function detailsOf(line: CheckoutLine, merchandise: CheckoutMerchandise): string {
  return joinFacts([sizeOf(merchandise), line.sellingPlanName]);
}

/** Shows a line's price before discounts, which the sums name; one that is given away says so. */
export function LinePrice({ line }: { readonly line: CheckoutLine }) {
  const t = useT('bag');
  const before = parseMoney(line.cost.subtotalAmount);
  if (!isFreeLine(line)) {
    return (
      <strong>
        <Price money={before} />
      </strong>
    );
  }
  return (
    <>
      <PriceBefore money={before} label={t('cart.line.before')} isSum />
      <strong>{t('promo.line.free')}</strong>
    </>
  );
}

function isFreeLine(line: CheckoutLine): boolean {
  return isGivenAway(pricedCartLine(line));
}

function useReasonNotToCount(line: CheckoutLine): string | null {
  const t = useT('bag');
  const { settings, freeItem } = useGlobalModules().promotions;
  const isCollecting = useFreeItemState()?.kind === 'collecting';
  if (!isCollecting || freeItem === null) return null;
  const { title } = freeItem.product;
  switch (qualificationOf(line, settings)) {
    case 'qualifies':
    case 'free-item':
    case 'unknown-product':
      return null;
    case 'excluded-tag':
      return t('promo.line.excluded', { title });
    case 'other-collection':
      return t('promo.line.other', { title });
  }
}

/** Changes to a line since it was added; the quantity covers sold-out lines. */
function LineNotices({ line }: { readonly line: CheckoutLine }) {
  const { lastSeen } = useLastSeenCart();
  const textOf = useNoticeText();
  return noticesFor(line, lastSeen)
    .filter(({ kind }) => kind !== 'sold-out')
    .map((notice) => (
      <p key={notice.kind} className={styles['news']}>
        {textOf(notice)}
      </p>
    ));
}

export function useNoticeText(): (notice: LineNotice) => string {
  const t = useT('bag');
  const market = useMarket();
  return (notice) => {
    switch (notice.kind) {
      case 'price':
        return t('cart.news.price', { price: formatPrice(parseMoney(notice.before), market) });
      case 'fewer':
        return t('cart.news.fewer', { count: notice.left, wanted: notice.wanted });
      case 'sold-out':
        return t('cart.line.soldOut');
    }
  };
}
