import {
  CONDITIONS,
  countValues,
  EMPTY_FILTER_STATE,
  type Filter,
  type FilterState,
  filterEntries,
  filterReducer,
  isSameFilter,
} from '@lokke/domain/listing';
import { useEffect, useState } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { FilterGroup } from './filter-group.tsx';
import styles from './filter-sheet.module.css';
import { groupsInOrder } from './groups-in-order.ts';
import type { Listing } from './use-listing.ts';

interface FilterSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly listing: Listing;
}

/** Spec §4: what is desired becomes what is selected when it is applied, and not before. */
export function FilterSheet({ isOpen, onClose, listing }: FilterSheetProps) {
  const t = useT('listing');
  const { entries, state } = listing;
  const [filterState, setFilterState] = useState<FilterState<never>>(EMPTY_FILTER_STATE);
  const { desiredFilters } = filterState;

  const { filters } = state;
  useEffect(() => {
    if (!isOpen) return;
    setFilterState((before) => filterReducer(before, { type: 'setAllFilters', filters }));
  }, [isOpen, filters]);

  const toggle = (filter: Filter, isChosen: boolean) =>
    setFilterState((before) =>
      filterReducer(
        before,
        isChosen
          ? { type: 'addDesiredFilter', filter }
          : {
              type: 'removeDesiredFilter',
              index: before.desiredFilters.findIndex((desired) => isSameFilter(desired, filter)),
            },
      ),
    );
  const apply = () => {
    const applied = filterReducer(filterState, { type: 'applyDesiredFilters' });
    onClose();
    listing.change({ type: 'setFilters', filters: applied.selectedFilters });
  };

  const question = { entries, filters: desiredFilters, conditions: CONDITIONS };
  const count = filterEntries(entries, desiredFilters, CONDITIONS).length;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      side="right"
      title={t('filter.heading')}
      closeLabel={t('filter.close')}
    >
      <div className={styles['groups']}>
        {groupsInOrder(countValues(question)).map(([id, values]) => (
          <FilterGroup key={id} id={id} values={values} most={entries.length} onToggle={toggle} />
        ))}
      </div>
      <div className={styles['actions']}>
        <Button
          appearance="plain"
          onClick={() =>
            setFilterState((before) => filterReducer(before, { type: 'clearFilters' }))
          }
        >
          {t('filter.clear')}
        </Button>
        <Button onClick={apply}>{t('filter.show', { count })}</Button>
      </div>
    </Sheet>
  );
}
