import type { Filter, ValueCount } from '@lokke/domain/listing';
import { memo } from 'react';
import { useAttributeLabels } from '../../shared/i18n/use-catalogue-labels.ts';
import styles from './filter-group.module.css';

interface FilterGroupProps {
  readonly id: string;
  readonly values: readonly ValueCount[];
  /** The most that a count may come to: its place is kept, so that no value moves when one changes. */
  readonly most: number;
  readonly onToggle: (filter: Filter, isChosen: boolean) => void;
}

/** Check boxes that look like buttons: they can be sent as a form before scripts run. */
export const FilterGroup = memo(function FilterGroup({
  id,
  values,
  most,
  onToggle,
}: FilterGroupProps) {
  const vocabulary = useAttributeLabels();
  return (
    <fieldset className={styles['group']}>
      <legend>{vocabulary.label(id)}</legend>
      <div className={styles['values']}>
        {values.map(({ value, count, isChosen }) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the box in it is one.
          <label key={value} className={styles['value']}>
            <Box
              id={id}
              value={value}
              isChosen={isChosen}
              // It stays to be seen and reached, so that the way back is plain.
              isIdle={count === 0 && !isChosen}
              onToggle={onToggle}
            />
            {vocabulary.value(id, value)}
            <small data-most={most}>{count}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
});

interface BoxProps extends Pick<FilterGroupProps, 'id' | 'onToggle'> {
  readonly value: string;
  readonly isChosen: boolean;
  readonly isIdle: boolean;
}

/** Apart from its count, which changes with nearly every choice: to look through a field again is dear. */
const Box = memo(function Box({ id, value, isChosen, isIdle, onToggle }: BoxProps) {
  return (
    <input
      type="checkbox"
      name={id}
      value={value}
      checked={isChosen}
      aria-disabled={isIdle || undefined}
      onChange={() => !isIdle && onToggle({ id, value }, !isChosen)}
    />
  );
});
