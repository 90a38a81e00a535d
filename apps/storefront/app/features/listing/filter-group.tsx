import type { FilterGroup as Group, ValueCount } from '@lokke/domain/listing';
import { memo } from 'react';
import styles from './filter-group.module.css';
import type { Toggle } from './listing.ts';
import { useFilterLabels } from './use-filter-labels.ts';

interface FilterGroupProps {
  readonly group: Group;
  readonly values: readonly ValueCount[];
  /** Highest possible count, where it is known; reserves the width. */
  readonly most: number | null;
  readonly onToggle: Toggle;
}

/** Check boxes styled as buttons, so that the form works without scripts. */
export const FilterGroup = memo(function FilterGroup({
  group,
  values,
  most,
  onToggle,
}: FilterGroupProps) {
  const labels = useFilterLabels([group]);
  const { id, swatches = {} } = group;
  return (
    <fieldset className={styles['group']}>
      <legend>{labels.group(group)}</legend>
      <div className={styles['values']}>
        {values.map(({ value, count, isChosen }) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the box in it is one.
          <label key={value} className={styles['value']}>
            <Box
              id={id}
              value={value}
              isChosen={isChosen}
              // Stays visible and focusable, so that it can be undone.
              isIdle={count === 0 && !isChosen}
              onToggle={onToggle}
            />
            {Object.hasOwn(swatches, value) && (
              <i className={styles['swatch']} style={{ background: swatches[value] }} />
            )}
            {labels.value({ id, value })}
            <small data-most={most ?? undefined}>{count}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
});

interface BoxProps extends Pick<FilterGroupProps, 'onToggle'> {
  readonly id: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly isIdle: boolean;
}

/** Memoized apart from its count, which changes with nearly every choice. */
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
