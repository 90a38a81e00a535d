import {
  type Filter,
  type FilterGroup,
  formatPriceRange,
  PRICE_GROUP,
  parsePriceRange,
} from '@lokke/domain/listing';
import { type KeyboardEvent, useId, useState } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import groupStyles from './filter-group.module.css';
import styles from './price-range.module.css';
import { useFilterLabels } from './use-filter-labels.ts';

interface Draft {
  readonly low: number;
  readonly high: number;
}

interface PriceRangeProps {
  readonly group: FilterGroup;
  readonly bounds: Draft;
  readonly filters: readonly Filter[];
  /** Null: any price. */
  readonly onChange: (value: string | null) => void;
}

/** Two fields, and a slider with two handles above them; takes effect when let go or left. */
export function PriceRange({ group, bounds, filters, onChange }: PriceRangeProps) {
  const t = useT('listing');
  const labels = useFilterLabels();
  const name = useId();
  const chosen = parsePriceRange(filters.find(({ id }) => id === PRICE_GROUP)?.value ?? '');
  const [draft, setDraft] = useState<Draft | null>(null);
  const { low: least, high: most } = bounds;
  const low = draft?.low ?? inMajorUnits(chosen?.lowInMinorUnits) ?? least;
  const high = draft?.high ?? inMajorUnits(chosen?.highInMinorUnits) ?? most;
  const clamp = (amount: number) => Math.min(Math.max(amount, least), most);

  const commit = () => {
    if (draft === null) return;
    const [from, to] = [clamp(Math.min(low, high)), clamp(Math.max(low, high))];
    setDraft(null);
    onChange(
      formatPriceRange({
        lowInMinorUnits: from <= least ? null : from * 100,
        highInMinorUnits: to >= most ? null : to * 100,
      }),
    );
  };
  const change = (end: keyof Draft, text: string) => {
    if (text !== '') setDraft({ low, high, [end]: Number(text) });
  };
  const commitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit();
  };

  const ends = [
    { end: 'low', value: low, label: t('filter.price.from'), handle: t('filter.price.lowest') },
    { end: 'high', value: high, label: t('filter.price.to'), handle: t('filter.price.highest') },
  ] as const;
  return (
    <fieldset className={groupStyles['group']}>
      <legend>{labels.group(group)}</legend>
      <div className={styles['slider']}>
        <div
          className={styles['chosen']}
          style={{
            insetInlineStart: share(low, bounds),
            insetInlineEnd: share(most + least - high, bounds),
          }}
        />
        {ends.map(({ end, value, handle }) => (
          <input
            key={end}
            type="range"
            min={least}
            max={most}
            value={clamp(value)}
            aria-label={handle}
            aria-valuetext={labels.price(value * 100)}
            onChange={({ currentTarget }) => change(end, currentTarget.value)}
            onPointerUp={commit}
            onKeyUp={commit}
            onBlur={commit}
          />
        ))}
      </div>
      <div className={styles['fields']}>
        {ends.map(({ end, value, label }) => (
          <label key={end} htmlFor={`${name}-${end}`}>
            {label}
            <input
              id={`${name}-${end}`}
              type="number"
              inputMode="decimal"
              min={least}
              max={most}
              step="any"
              value={value}
              onChange={({ currentTarget }) => change(end, currentTarget.value)}
              onKeyDown={commitOnEnter}
              onBlur={commit}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function inMajorUnits(amountInMinorUnits: number | null | undefined): number | null {
  return amountInMinorUnits == null ? null : amountInMinorUnits / 100;
}

function share(amount: number, { low, high }: Draft): string {
  const part = (amount - low) / (high - low);
  return `${Math.round(Math.min(1, Math.max(0, part)) * 1000) / 10}%`;
}
