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

interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** Typed text: a field is empty before it holds another number. */
interface Draft {
  readonly low: string;
  readonly high: string;
}

interface PriceRangeProps {
  readonly group: FilterGroup;
  readonly bounds: Bounds;
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
  const shown = draft ?? {
    low: String(inMajorUnits(chosen?.lowInMinorUnits) ?? least),
    high: String(inMajorUnits(chosen?.highInMinorUnits) ?? most),
  };
  const low = amountOf(shown.low) ?? least;
  const high = amountOf(shown.high) ?? most;
  const clamp = (amount: number) => Math.min(Math.max(amount, least), most);

  const commit = () => {
    if (draft === null) return;
    const [from, to] = [clamp(Math.min(low, high)), clamp(Math.max(low, high))];
    setDraft(null);
    onChange(
      formatPriceRange({
        lowInMinorUnits: from <= least ? null : Math.round(from * 100),
        highInMinorUnits: to >= most ? null : Math.round(to * 100),
      }),
    );
  };
  const change = (end: keyof Draft, text: string) => setDraft({ ...shown, [end]: text });
  const commitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit();
  };

  const ends = [
    { end: 'low', amount: low, label: t('filter.price.from'), handle: t('filter.price.lowest') },
    { end: 'high', amount: high, label: t('filter.price.to'), handle: t('filter.price.highest') },
  ] as const;
  return (
    <fieldset className={groupStyles['group']}>
      <legend>{labels.group(group)}</legend>
      <div className={styles['slider']} data-scripted>
        <div
          className={styles['chosen']}
          style={{
            insetInlineStart: share(low, bounds),
            insetInlineEnd: share(most + least - high, bounds),
          }}
        />
        {ends.map(({ end, amount, handle }) => (
          <input
            key={end}
            type="range"
            min={least}
            max={most}
            value={clamp(amount)}
            aria-label={handle}
            aria-valuetext={labels.price(amount * 100)}
            onChange={({ currentTarget }) => change(end, currentTarget.value)}
            onPointerUp={commit}
            onKeyUp={commit}
            onBlur={commit}
          />
        ))}
      </div>
      <div className={styles['fields']}>
        {ends.map(({ end, label }) => (
          <label key={end} htmlFor={`${name}-${end}`}>
            {label}
            <input
              id={`${name}-${end}`}
              type="number"
              inputMode="decimal"
              min={least}
              max={most}
              step="any"
              value={shown[end]}
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

/** Null for an empty field: any amount. */
function amountOf(text: string): number | null {
  return text === '' ? null : Number(text);
}

function inMajorUnits(amountInMinorUnits: number | null | undefined): number | null {
  return amountInMinorUnits == null ? null : amountInMinorUnits / 100;
}

function share(amount: number, { low, high }: Bounds): string {
  const part = (amount - low) / (high - low);
  return `${Math.round(Math.min(1, Math.max(0, part)) * 1000) / 10}%`;
}
