import { addMoney, type Money } from '@lokke/domain/money';
import { useEffect, useState } from 'react';
import type { RoutineChoice, RoutineStep } from '../../shared/catalogue/load-routine.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Price } from '../../shared/market/price.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { useCart } from '../../state/cart/use-cart.ts';
import { readStored, writeStored } from '../../state/storage/browser-storage.ts';
import { sharedValues } from '../../state/storage/stored-values.ts';
import { Button } from '../../ui/button.tsx';
import { useAnnounce } from '../../ui/live-region.tsx';
import styles from './routine-page.module.css';
import { StepChoice } from './step-choice.tsx';

/** Three choices, added to the cart in one call. */
export function RoutinePage({ steps }: { readonly steps: readonly RoutineStep[] }) {
  const t = useT('routine');
  const announce = useAnnounce();
  const { addItems } = useCart();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { chosen, choiceOf, choose, clear } = useRoutine(steps);
  const total = chosen.reduce<Money | null>(
    (sum, { price }) => (sum === null ? price : addMoney(sum, price)),
    null,
  );

  const add = async () => {
    setIsBusy(true);
    setHasFailed(false);
    const outcome = await addItems(
      chosen.map(({ merchandise }) => ({
        lineItem: { variantId: merchandise.id, quantity: 1, sellingPlanId: null },
        merchandise,
      })),
    );
    setIsBusy(false);
    setHasFailed(!outcome.ok);
    announce(outcome.ok ? t('routine.added') : t('routine.failed'));
    if (outcome.ok) clear();
  };

  return (
    <div className={`page ${styles['page']}`}>
      <PageHead title={t('routine.title')} description={t('routine.intro')} />
      <header>
        <h1>{t('routine.title')}</h1>
        <p>{t('routine.intro')}</p>
      </header>
      {steps.map((step, index) => (
        <StepChoice
          key={step.kinds.join(' ')}
          step={step}
          number={index + 1}
          chosen={choiceOf(step)}
          onChoose={(handle) => choose(step, handle)}
        />
      ))}
      <section className={styles['yours']} aria-labelledby="your-routine">
        <h2 id="your-routine">{t('routine.yours')}</h2>
        {total === null ? (
          <p>{t('routine.empty')}</p>
        ) : (
          <>
            <ul>
              {chosen.map(({ handle, title, price }) => (
                <li key={handle}>
                  {title} <Price money={price} />
                </li>
              ))}
            </ul>
            <p className={styles['total']}>
              {t('routine.total')} <Price money={total} />
            </p>
            <Button isBusy={isBusy} onClick={() => void add()}>
              {t('routine.add', { count: chosen.length })}
            </Button>
          </>
        )}
        {hasFailed && <p role="alert">{t('routine.failed')}</p>}
      </section>
    </div>
  );
}

interface Routine {
  readonly chosen: readonly RoutineChoice[];
  readonly choiceOf: (step: RoutineStep) => RoutineChoice | null;
  readonly choose: (step: RoutineStep, handle: string | null) => void;
  readonly clear: () => void;
}

/** One choice per step, kept for the session (spec §3). */
function useRoutine(steps: readonly RoutineStep[]): Routine {
  const [handles, setHandles] = useState<readonly string[]>([]);
  // Read after hydration: the server has no session storage.
  useEffect(() => setHandles(readStored(sharedValues.bundleBuilderProducts) ?? []), []);

  const keep = (next: readonly string[]) => {
    setHandles(next);
    writeStored(sharedValues.bundleBuilderProducts, [...next]);
  };
  const choiceOf = ({ choices }: RoutineStep) =>
    choices.find(({ handle }) => handles.includes(handle)) ?? null;
  return {
    chosen: steps.flatMap((step) => choiceOf(step) ?? []),
    choiceOf,
    choose({ choices }, handle) {
      // Products no longer sold are dropped.
      const others = handles.filter((handle) =>
        choices.every((choice) => choice.handle !== handle),
      );
      keep(handle === null ? others : [...others, handle]);
    },
    clear: () => keep([]),
  };
}
