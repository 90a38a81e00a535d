import {
  CONDITIONS,
  countFacets,
  EMPTY_FILTER_STATE,
  type Filter,
  type FilterState,
  filterEntries,
  filterReducer,
  isSameFilter,
} from '@lokke/domain/listing';
import { type ComponentProps, useEffect, useReducer } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useAttributeLabels } from '../../shared/i18n/use-catalogue-labels.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { FilterGroup } from './filter-group.tsx';
import styles from './filter-sheet.module.css';
import { groupsInOrder } from './use-counts.ts';
import type { Listing } from './use-listing.ts';

interface FilterSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly listing: Listing;
}

/** Selections take effect when applied (spec §4). */
export function FilterSheet({ isOpen, onClose, listing }: FilterSheetProps) {
  const t = useT('listing');
  const { entries, state } = listing;
  const [filterState, dispatch] = useReducer(filterReducer<never>, entries, openFirstGroup);
  const { desiredFilters, openedDropdown } = filterState;

  const { filters } = state;
  useEffect(() => {
    if (!isOpen) return;
    dispatch({ type: 'setAllFilters', filters });
  }, [isOpen, filters]);

  const toggle = (filter: Filter, isChosen: boolean) =>
    dispatch(
      isChosen
        ? { type: 'addDesiredFilter', filter }
        : {
            type: 'removeDesiredFilter',
            index: desiredFilters.findIndex((desired) => isSameFilter(desired, filter)),
          },
    );
  const apply = () => {
    const applied = filterReducer(filterState, { type: 'applyDesiredFilters' });
    onClose();
    listing.change({ type: 'setFilters', filters: applied.selectedFilters });
  };

  const query = { entries, filters: desiredFilters, conditions: CONDITIONS };
  const groups = groupsInOrder(countFacets(query));
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
        {groups.map(([id, values]) => (
          <FilterDropdown
            key={id}
            id={id}
            values={values}
            most={entries.length}
            onToggle={toggle}
            isOpen={openedDropdown === id}
            onOpenChange={(isNowOpen) => {
              if (isNowOpen) dispatch({ type: 'openDropdown', dropdown: id });
              else if (openedDropdown === id) dispatch({ type: 'closeDropdown' });
            }}
          />
        ))}
      </div>
      <div className={styles['actions']}>
        <Button appearance="plain" onClick={() => dispatch({ type: 'clearFilters' })}>
          {t('filter.clear')}
        </Button>
        <Button onClick={apply}>{t('filter.show', { count })}</Button>
      </div>
    </Sheet>
  );
}

type Entries = Listing['entries'];

/** An accordion, so that all groups stay in view. */
function openFirstGroup(entries: Entries): FilterState<never> {
  const counts = countFacets({ entries, filters: [], conditions: CONDITIONS });
  return { ...EMPTY_FILTER_STATE, openedDropdown: groupsInOrder(counts)[0]?.[0] ?? null };
}

interface FilterDropdownProps extends ComponentProps<typeof FilterGroup> {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

function FilterDropdown({ isOpen, onOpenChange, ...group }: FilterDropdownProps) {
  const labels = useAttributeLabels();
  const chosen = group.values.filter(({ isChosen }) => isChosen).length;
  return (
    <details
      className={styles['dropdown']}
      open={isOpen}
      onToggle={({ currentTarget }) => onOpenChange(currentTarget.open)}
    >
      <summary>
        {labels.label(group.id)}
        <span>{chosen > 0 && `(${chosen})`}</span>
        <Icon name="chevron" sizeInPx={16} />
      </summary>
      <FilterGroup {...group} />
    </details>
  );
}
