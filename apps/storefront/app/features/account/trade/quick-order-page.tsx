import type { TradeOrder } from '@lokke/contract/ports';
import { formatShelfPrice, type Money } from '@lokke/domain/money';
import {
  countingRates,
  type MissingTradeProof,
  type ProfessionalRate,
  rateOf,
} from '@lokke/domain/trade';
import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../../shared/market/market-provider.tsx';
import { PageTitle } from '../../../shared/page-head.tsx';
import { boughtLines } from '../../../shared/trade/bought-lines.ts';
import { MissingProof } from '../../../shared/trade/missing-proof.tsx';
import { QUICK_ORDER } from '../../../shared/trade/quick-order.ts';
import { useTradePrice } from '../../../shared/trade/use-trade-price.ts';
import type { CartAddition } from '../../../state/cart/cart-store.ts';
import { useCart } from '../../../state/cart/use-cart.ts';
import { useCartMutations } from '../../../state/cart/use-cart-mutations.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { useAnnounce } from '../../../ui/live-region.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useStableCallback } from '../../../ui/use-stable-callback.ts';
import styles from './quick-order.module.css';

export interface OrderedRow {
  readonly title: string;
  readonly size: string | null;
  /** Sum at the price for everybody. */
  readonly amount: Money;
  readonly addition: CartAddition;
}

type Order = Pick<TradeOrder, 'faults'> & {
  readonly rows: readonly OrderedRow[];
  readonly rates: readonly ProfessionalRate[];
};

/** Answer to a list; null where the shop could not be asked. */
export interface TradeAnswer {
  readonly order: Order | null;
  readonly isLoggedOut?: boolean;
}

interface QuickOrderPageProps {
  readonly isSalon: boolean;
  readonly missingProof: MissingTradeProof | null;
}

/** Page on which a salon customer orders by list. */
export function QuickOrderPage({ isSalon, missingProof }: QuickOrderPageProps) {
  const t = useT('trade', 'account');
  return (
    <>
      <PageTitle title={t('trade.title')} />
      {missingProof !== null ? (
        <MissingProof proof={missingProof} />
      ) : isSalon ? (
        <>
          <p>{t('trade.text')}</p>
          <OrderForm />
          <p>
            <Link to="/account/orders">{t('account.nav.orders')}</Link>
          </p>
        </>
      ) : (
        <>
          <p>{t('trade.noSalon')}</p>
          <p>
            <Link to="/account/dashboard">{t('account.nav.dashboard')}</Link>
          </p>
        </>
      )}
    </>
  );
}

type Result = 'none' | 'done' | 'failed';

/** Adds what can be had, and leaves the other lines to be put right. */
function OrderForm() {
  const t = useT('trade', 'account', 'aftersales');
  const announce = useAnnounce();
  const { addItems } = useCartMutations();
  const { data, state, Form } = useFetcher<TradeAnswer>();
  const [result, setResult] = useState<Result>('none');
  const list = useRef<HTMLTextAreaElement>(null);
  const isHydrated = useHydrated();
  const way = new URLSearchParams({ returnTo: useMarket().prefix + QUICK_ORDER });

  const take = useStableCallback(async ({ order, isLoggedOut }: TradeAnswer) => {
    const additions = order?.rows.map(({ addition }) => addition) ?? [];
    const isOk = order !== null && (additions.length === 0 || (await addItems(additions)).ok);
    setResult(isOk ? 'done' : 'failed');
    if (!isOk) return announce(t(isLoggedOut ? 'account.unsaved' : 'trade.failed'));
    if (list.current) list.current.value = order.faults.map(({ text }) => text).join('\n');
    announce(t('trade.done', { count: additions.length }));
  });
  useEffect(() => {
    if (data !== undefined) void take(data);
  }, [data, take]);

  const order = data?.order ?? null;
  return (
    <>
      <Form method="post" className={styles['form']} onSubmit={() => setResult('none')}>
        <TextAreaField
          ref={list}
          name="list"
          label={t('trade.list')}
          hint={t('trade.hint')}
          rows={8}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" isBusy={state !== 'idle'} disabled={!isHydrated}>
          {t('trade.submit')}
        </Button>
      </Form>
      <noscript>
        <p>{t('aftersales.noscript')}</p>
      </noscript>
      {result === 'failed' &&
        (data?.isLoggedOut ? (
          <Notice tone="error">
            {t('account.unsaved')}{' '}
            <Link to={`/account/login?${way}`} target="_blank">
              {t('account.login.action')}
            </Link>
          </Notice>
        ) : (
          <Notice tone="error">{t('trade.failed')}</Notice>
        ))}
      {result === 'done' && order !== null && <OrderResult order={order} />}
    </>
  );
}

function OrderResult({ order: { rows, faults, rates } }: { readonly order: Order }) {
  const t = useT('trade');
  const amountOf = useRowAmount(rates);
  const problemOf = useProblemText();
  return (
    <>
      {faults.length > 0 && (
        <section role="status" className={styles['result']}>
          <h2>{t('trade.faults')}</h2>
          <ul>
            {faults.map(({ row, text, problem }) => (
              <li key={row}>{t('trade.fault', { row, text, problem: problemOf(problem) })}</li>
            ))}
          </ul>
        </section>
      )}
      {rows.length > 0 && (
        <section className={styles['result']}>
          <Notice tone="success">{t('trade.done', { count: rows.length })}</Notice>
          <ul>
            {rows.map((row) => (
              <li key={row.addition.lineItem.variantId}>
                {row.addition.lineItem.quantity} × {row.title}
                {row.size !== null && `, ${row.size}`} · {amountOf(row)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Says what the bag takes for a row: the price for everybody while it lacks the minimum of a salon's own. */
function useRowAmount(rates: readonly ProfessionalRate[]): (row: OrderedRow) => string {
  const market = useMarket();
  const priceOf = useTradePrice();
  const { checkout } = useCart();
  const counting = countingRates(rates, boughtLines(checkout));
  return ({ amount, addition: { merchandise } }) => {
    const { handle, ...rest } = merchandise.product;
    const collections = rest.collections.edges.map(({ node }) => node.handle);
    const [own, later] = [counting, rates].map((of) => rateOf(of, { handle, collections }));
    if (own) return priceOf(amount, own);
    const price = formatShelfPrice(amount, market);
    return later ? `${price}. ${priceOf(amount, later)}` : price;
  };
}

function useProblemText(): (problem: TradeOrder['faults'][number]['problem']) => string {
  const t = useT('trade');
  return (problem) => {
    switch (problem.kind) {
      case 'quantity':
        return t('trade.problem.quantity', { most: problem.most });
      case 'cases':
        return t('trade.problem.cases', { count: problem.caseQuantity });
      case 'stock':
        return t('trade.problem.stock', { count: problem.left });
      default:
        return t(`trade.problem.${problem.kind}`);
    }
  };
}
