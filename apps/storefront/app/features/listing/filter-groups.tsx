import {
  type CountedGroup,
  type Filter,
  PRICE_GROUP,
  parsePriceRange,
  type ValueCount,
  withPrice,
} from '@lokke/domain/listing';
import type { ReactNode } from 'react';
import { InlineChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithRetry } from '../../shared/chunk/lazy-with-retry.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import groupStyles from './filter-group.module.css';
import { FilterGroup } from './filter-group.tsx';
import styles from './filter-groups.module.css';
import type { Listing, Toggle } from './listing.ts';
import { useFilterLabels } from './use-filter-labels.ts';

const PriceRange = lazyWithRetry(async () => (await import('./price-range.tsx')).PriceRange);

export type Group = CountedGroup<ValueCount>;

interface FilterGroupsProps extends Pick<Listing, 'bounds' | 'size'> {
  readonly groups: readonly Group[];
  readonly filters: readonly Filter[];
  readonly onToggle: Toggle;
  readonly onFilters: (filters: readonly Filter[]) => void;
  readonly isOpen?: boolean;
  /** Wraps each group. */
  readonly around?: (group: Group, content: ReactNode) => ReactNode;
}

/** Groups in the shop's order: values as check boxes, the price as a range that is loaded when it opens. */
export function FilterGroups({
  groups,
  bounds,
  size,
  filters,
  onToggle,
  onFilters,
  isOpen = true,
  around = (_, content) => content,
}: FilterGroupsProps) {
  const labels = useFilterLabels();
  return groups.map((counted) => {
    const { group, values } = counted;
    if (group.id !== PRICE_GROUP) {
      const box = (
        <FilterGroup key={group.id} group={group} values={values} most={size} onToggle={onToggle} />
      );
      return around(counted, box);
    }
    if (bounds === null) return null;
    return around(
      counted,
      <div key={group.id} className={styles['price']}>
        <noscript>
          <fieldset className={groupStyles['group']}>
            <legend>{labels.group(group)}</legend>
            <PriceFields filters={filters} {...bounds} />
          </fieldset>
        </noscript>
        {isOpen && (
          <InlineChunk>
            <PriceRange
              group={group}
              bounds={bounds}
              filters={filters}
              onChange={(value) => onFilters(withPrice(filters, value))}
            />
          </InlineChunk>
        )}
      </div>,
    );
  });
}

interface PriceFieldsProps {
  readonly filters: readonly Filter[];
  readonly low: number;
  readonly high: number;
}

/** Sends two amounts as a range, without scripts: what nobody typed filters nothing. */
function PriceFields({ filters, low, high }: PriceFieldsProps) {
  const t = useT('listing');
  const chosen = parsePriceRange(filters.find(({ id }) => id === PRICE_GROUP)?.value ?? '');
  const ends = [
    { name: t('filter.price.lowest'), most: low, amount: chosen?.lowInMinorUnits },
    { name: t('filter.price.highest'), most: high, amount: chosen?.highInMinorUnits },
  ];
  return ends.map(({ name, most, amount }) => (
    <input
      key={name}
      type="number"
      name={PRICE_GROUP}
      aria-label={name}
      step="any"
      placeholder={String(most)}
      defaultValue={amount == null ? '' : amount / 100}
    />
  ));
}
