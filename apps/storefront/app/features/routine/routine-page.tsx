import { composeRoutine } from '@lokke/domain/consultation';
import { useEffect, useState } from 'react';
import type {
  RoutineChoice,
  RoutineSet,
  RoutineStep,
} from '../../shared/catalogue/load-routine.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { ShelfPrice } from '../../shared/market/price.tsx';
import { PageTitle } from '../../shared/page-head.tsx';
import { readStored, writeStored } from '../../state/storage/browser-storage.ts';
import { sharedValues } from '../../state/storage/stored-values.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './routine-page.module.css';
import { RoutineTotal } from './routine-total.tsx';
import { StepChoice } from './step-choice.tsx';
import { useAddRoutine } from './use-add-routine.ts';
import { useAdvice } from './use-advice.ts';

interface RoutinePageProps {
  readonly steps: readonly RoutineStep[];
  readonly sets: readonly RoutineSet[];
  readonly hasConsultation: boolean;
}

/** Adds one choice per step to the cart in one call. */
export function RoutinePage({ steps: sold, sets, hasConsultation }: RoutinePageProps) {
  const t = useT('routine');
  const { add, isBusy, hasFailed } = useAddRoutine();
  const { steps, reasonOf, isAdvised } = useAdvice(sold);
  const { chosen, choiceOf, choose, clear } = useRoutine(steps);
  const composed = composeRoutine<RoutineChoice>(chosen, sets);
  const addChosen = async () => {
    if (await add(composed.items)) clear();
  };

  return (
    <div className={`page ${styles['page']}`}>
      <header>
        <PageTitle title={t('routine.title')} description={t('routine.intro')} />
        <p>{t('routine.intro')}</p>
        {hasConsultation && (
          <p>
            <Link to="/consultation">{t('routine.consultation')}</Link>
          </p>
        )}
      </header>
      {steps.map((step, index) => (
        <StepChoice
          key={step.kinds.join(' ')}
          step={step}
          number={index + 1}
          reasonOf={reasonOf}
          isAdvised={isAdvised(step)}
          chosen={choiceOf(step)}
          onChoose={(handle) => choose(step, handle)}
        />
      ))}
      <section className={styles['yours']} aria-labelledby="your-routine">
        <h2 id="your-routine">{t('routine.yours')}</h2>
        {chosen.length === 0 ? (
          <p>{t('routine.empty')}</p>
        ) : (
          <>
            <ul>
              {chosen.map(({ handle, title, price }) => (
                <li key={handle}>
                  {title} <ShelfPrice money={price} />
                </li>
              ))}
            </ul>
            <RoutineTotal composed={composed} className={styles['total']} />
            <Button isBusy={isBusy} onClick={() => void addChosen()}>
              {t('routine.add', { count: chosen.length })}
            </Button>
          </>
        )}
        {hasFailed && <p role="alert">{t('routine.failed')}</p>}
      </section>
    </div>
  );
}

/** Keeps one choice per step for the session (spec §3). */
function useRoutine(steps: readonly RoutineStep[]) {
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
    choose({ choices }: RoutineStep, handle: string | null) {
      // Products no longer sold are dropped.
      const others = handles.filter((handle) =>
        choices.every((choice) => choice.handle !== handle),
      );
      keep(handle === null ? others : [...others, handle]);
    },
    clear: () => keep([]),
  };
}
