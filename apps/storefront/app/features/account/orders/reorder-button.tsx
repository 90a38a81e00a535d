import type { Reorder } from '@lokke/domain/orders';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import type { CartAddition } from '../../../state/cart/cart-store.ts';
import { useCartMutations } from '../../../state/cart/use-cart-mutations.ts';
import { Button } from '../../../ui/button.tsx';
import { useAnnounce } from '../../../ui/live-region.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useStableCallback } from '../../../ui/use-stable-callback.ts';

/** Lines of an order that can be bought again. */
export interface ReorderAnswer extends Omit<Reorder, 'items'> {
  readonly additions: readonly CartAddition[];
}

const NOTES = ['gone', 'fewer', 'once'] as const;

/** Answer of the reorder route, new each time; null where that failed. */
export interface FetchedReorder {
  readonly answer: ReorderAnswer | null;
}

type Result = 'none' | 'done' | 'failed';

/** Puts what can still be had into the cart, and says what cannot. It asks for today's stock when it is pressed. */
export function ReorderButton({ orderNumber }: { readonly orderNumber: number }) {
  const t = useT('aftersales');
  const announce = useAnnounce();
  const { addItems } = useCartMutations();
  const { data, state, load } = useFetcher<FetchedReorder>();
  const [result, setResult] = useState<Result>('none');
  const isHydrated = useHydrated();

  const take = useStableCallback(async (answer: ReorderAnswer | null) => {
    const isOk =
      answer !== null && (answer.additions.length === 0 || (await addItems(answer.additions)).ok);
    setResult(isOk ? 'done' : 'failed');
    if (!isOk) announce(t('aftersales.againFailed'));
    else if (answer.additions.length > 0) announce(t('aftersales.againDone'));
  });
  useEffect(() => {
    if (data !== undefined) void take(data.answer);
  }, [data, take]);

  const isBusy = state !== 'idle';
  const answer = data?.answer ?? null;
  return (
    <>
      <Button
        appearance="secondary"
        isBusy={isBusy}
        disabled={!isHydrated}
        onClick={() => {
          setResult('none');
          void load(`/account/orders/${orderNumber}/reorder`);
        }}
      >
        {t(isBusy ? 'aftersales.againBusy' : 'aftersales.again')}
      </Button>
      <noscript>
        <p>{t('aftersales.noscript')}</p>
      </noscript>
      {result === 'failed' && <Notice tone="error">{t('aftersales.againFailed')}</Notice>}
      {result === 'done' && answer && (
        <>
          {answer.additions.length > 0 && (
            <Notice tone="success">{t('aftersales.againDone')}</Notice>
          )}
          {NOTES.filter((note) => answer[note].length > 0).map((note) => (
            <p key={note} role="status">
              {t(`aftersales.${note}`, { titles: answer[note].join('; ') })}
            </p>
          ))}
        </>
      )}
    </>
  );
}
