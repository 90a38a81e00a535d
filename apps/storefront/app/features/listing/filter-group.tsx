import type { Filter, ValueCount } from '@lokke/domain/listing';
import { useVocabulary } from '../../shared/i18n/use-vocabulary.ts';
import styles from './filter-group.module.css';

interface FilterGroupProps {
  readonly id: string;
  readonly values: readonly ValueCount[];
  /** The most that a count may come to: its place is kept, so that no value moves when one changes. */
  readonly most: number;
  readonly onToggle: (filter: Filter, isChosen: boolean) => void;
}

/** Check boxes that look like buttons: they can be sent as a form before scripts run. */
export function FilterGroup({ id, values, most, onToggle }: FilterGroupProps) {
  const vocabulary = useVocabulary();
  return (
    <fieldset className={styles['group']}>
      <legend>{vocabulary.label(id)}</legend>
      <div className={styles['values']}>
        {values.map(({ value, count, isChosen }) => {
          // It stays to be seen and reached, so that the way back is plain.
          const isIdle = count === 0 && !isChosen;
          return (
            <label key={value} className={styles['value']}>
              <input
                type="checkbox"
                name={id}
                value={value}
                checked={isChosen}
                aria-disabled={isIdle || undefined}
                onChange={() => !isIdle && onToggle({ id, value }, !isChosen)}
              />
              {vocabulary.value(id, value)}
              <small data-most={most}>{count}</small>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
