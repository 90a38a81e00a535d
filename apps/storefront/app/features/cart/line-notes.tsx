import type { CheckoutLine } from '@lokke/contract/checkout';
import { noticesFor } from '@lokke/domain/cart-snapshot';
import { parseMoney } from '@lokke/domain/money';
import { chargedRewards, qualificationOf, savingsByTitle } from '@lokke/domain/promotions';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useProductLabels } from '../../shared/i18n/use-catalogue-labels.ts';
import { Price } from '../../shared/market/price.tsx';
import { isProvisional } from '../../state/cart/provisional-line.ts';
import { useLastSeenCart } from '../../state/cart/use-last-seen-cart.ts';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import styles from './cart-line.module.css';
import { useNoticeText } from './use-notice-text.ts';

/** What is to be said of a line: what was saved on it, and why it does not count towards the free item. */
export function LineNotes({ line }: { readonly line: CheckoutLine }) {
  const t = useT('bag');
  const reason = useReasonNotToCount(line);
  const { currencyCode } = parseMoney(line.cost.totalAmount);
  const isCharged = !isProvisional(line.id) && chargedRewards([line]).length > 0;
  return (
    <>
      <LineNotices line={line} />
      {savingsByTitle(line.discountAllocations).map(({ title, amountInMinorUnits }) => (
        <p key={title}>
          {title} <Price money={{ currencyCode, amountInMinorUnits: -amountInMinorUnits }} />
        </p>
      ))}
      {isCharged && <p>{t('promo.line.charged')}</p>}
      {reason !== null && <p>{reason}</p>}
    </>
  );
}

function useReasonNotToCount(line: CheckoutLine): string | null {
  const t = useT('bag');
  const { productType } = useProductLabels();
  const { settings } = useGlobalModules().promotions;
  if (settings.freeItem === null) return null;
  switch (qualificationOf(line, settings)) {
    case 'qualifies':
    case 'free-item':
    case 'unknown-product':
      return null;
    case 'excluded-tag':
      return t('promo.line.excluded');
    case 'other-collection': {
      const type = productType(line.merchandise?.product.productType ?? '');
      return t('promo.line.other', { type });
    }
  }
}

/** What became of a line since it was put in the bag. Of a sold-out one its quantity tells. */
function LineNotices({ line }: { readonly line: CheckoutLine }) {
  const { memory } = useLastSeenCart();
  const textOf = useNoticeText();
  return noticesFor(line, memory)
    .filter(({ kind }) => kind !== 'sold-out')
    .map((news) => (
      <p key={news.kind} className={styles['news']}>
        {textOf(news)}
      </p>
    ));
}
