import type { ComposedRoutine } from '@lokke/domain/consultation';
import type { RoutineChoice } from '../../shared/catalogue/load-routine.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Price } from '../../shared/market/price.tsx';
import { totalOf } from './use-add-routine.ts';

interface RoutineTotalProps {
  readonly composed: ComposedRoutine<RoutineChoice>;
  readonly className: string | undefined;
}

/** Tells what a routine costs and, where its products are a set, that the set's price holds. */
export function RoutineTotal({ composed, className }: RoutineTotalProps) {
  const t = useT('routine');
  const { set, items, savedInMinorUnits } = composed;
  const total = totalOf(items);
  if (total === null) return null;
  return (
    <>
      {set !== null && (
        <p>
          {t('routine.set', { title: set.title })}{' '}
          <Price money={{ ...total, amountInMinorUnits: -savedInMinorUnits }} />
        </p>
      )}
      <p className={className}>
        {t('routine.total')} <Price money={total} />
      </p>
    </>
  );
}
