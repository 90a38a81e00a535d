import type { Checkout } from '@lokke/contract/checkout';
import { leftToPay } from '@lokke/domain/cart';
import { addMoney, type Money, parseMoney } from '@lokke/domain/money';
import { missingForFreeDelivery, savingsByTitle } from '@lokke/domain/promotions';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Price } from '../../shared/market/price.tsx';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { useDeliveryPath } from '../../state/law/price-note.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './cart-totals.module.css';

export function CartTotals({ checkout }: { readonly checkout: Checkout }) {
  const t = useT('bag');
  const { freeDeliveryFrom } = useGlobalModules().promotions;
  const total = parseMoney(checkout.cost.totalAmount);
  const isDeliveryFree =
    freeDeliveryFrom !== null &&
    missingForFreeDelivery(freeDeliveryFrom, total.amountInMinorUnits).amountInMinorUnits === 0;
  const giftCards = (checkout.giftCards ?? []).filter(
    ({ amountUsed }) => parseMoney(amountUsed).amountInMinorUnits > 0,
  );
  const savings = savingsByTitle(
    checkout.savings ?? [
      ...checkout.lines.edges.flatMap(({ node }) => node.discountAllocations),
      ...checkout.discountAllocations,
    ],
  ).map(({ title, amountInMinorUnits }) => ({ title, money: { ...total, amountInMinorUnits } }));
  const before = savings.reduce<Money>((sum, { money }) => addMoney(sum, money), total);
  return (
    <div className={styles['totals']}>
      {savings.length > 0 && (
        <dl className={styles['savings']} aria-label={t('cart.savings')}>
          <dt>{t('cart.subtotal')}</dt>
          <dd>
            <Price money={before} />
          </dd>
          {savings.map(({ title, money }) => (
            <Saving key={title} title={title} money={money} />
          ))}
        </dl>
      )}
      <dl>
        <dt>{t('cart.total')}</dt>
        <dd>
          <Price money={total} />
        </dd>
      </dl>
      {giftCards.length > 0 && (
        <>
          <dl className={styles['savings']}>
            {giftCards.map(({ id, lastCharacters, amountUsed }) => (
              <Saving
                key={id}
                title={t('giftCard.name', { end: lastCharacters })}
                money={parseMoney(amountUsed)}
              />
            ))}
          </dl>
          <dl>
            <dt>{t('giftCard.toPay')}</dt>
            <dd>
              <Price money={leftToPay(total, giftCards)} />
            </dd>
          </dl>
        </>
      )}
      <p>
        <Link to={useDeliveryPath()}>
          {t(isDeliveryFree ? 'cart.note.freeDelivery' : 'cart.note')}
        </Link>
      </p>
    </div>
  );
}

function Saving({ title, money }: { readonly title: string; readonly money: Money }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>
        <Price money={{ ...money, amountInMinorUnits: -money.amountInMinorUnits }} />
      </dd>
    </>
  );
}
