import {
  conditionsOf,
  countFacets,
  EMPTY_FILTER_STATE,
  type Filter,
  type FilterState,
  filterEntries,
  filterReducer,
  groupsInOrder,
  isSameFilter,
  PRICE_GROUP,
} from '@lokke/domain/listing';
import { type ReactNode, useEffect, useReducer } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { afterNextFrame } from '../../shared/run-when-idle.ts';
import { Button } from '../../ui/button.tsx';
import { leaveDialogEntries } from '../../ui/dialog-history.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { FilterGroups, type Group } from './filter-groups.tsx';
import styles from './filter-sheet.module.css';
import { useFilterLabels } from './use-filter-labels.ts';
import type { Listing } from './use-listing.ts';

interface FilterSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly listing: Listing;
}

/** Selections take effect when applied (spec §4). */
export function FilterSheet({ isOpen, onClose, listing }: FilterSheetProps) {
  const t = useT('listing');
  const { entries, state, groups: named } = listing;
  const [filterState, dispatch] = useReducer(filterReducer<never>, listing, openFirstGroup);
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
  const apply = async () => {
    const applied = filterReducer(filterState, { type: 'applyDesiredFilters' });
    // The filters replace the page's own history entry (spec §2).
    await leaveDialogEntries();
    onClose();
    // The press shows at once that it was felt; the list takes longer.
    afterNextFrame(() => listing.change({ type: 'setFilters', filters: applied.selectedFilters }));
  };

  const conditions = conditionsOf(named);
  const query = { entries, filters: desiredFilters, conditions };
  const groups = groupsInOrder(countFacets(query), named);
  const count = filterEntries(entries, desiredFilters, conditions).length;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      side="right"
      title={t('filter.heading')}
      closeLabel={t('filter.close')}
    >
      <div className={styles['groups']}>
        <FilterGroups
          groups={groups}
          entries={entries}
          filters={desiredFilters}
          onToggle={toggle}
          onFilters={(next) => dispatch({ type: 'setAllFilters', filters: next })}
          isOpen={openedDropdown === PRICE_GROUP}
          around={(counted, content) => (
            <FilterDropdown
              key={counted.group.id}
              counted={counted}
              filters={desiredFilters}
              isOpen={openedDropdown === counted.group.id}
              onOpenChange={(isNowOpen) => {
                if (isNowOpen) dispatch({ type: 'openDropdown', dropdown: counted.group.id });
                else if (openedDropdown === counted.group.id) dispatch({ type: 'closeDropdown' });
              }}
            >
              {content}
            </FilterDropdown>
          )}
        />
      </div>
      <div className={styles['actions']}>
        <Button appearance="plain" onClick={() => dispatch({ type: 'clearFilters' })}>
          {t('filter.clear')}
        </Button>
        <Button onClick={() => void apply()}>{t('filter.show', { count })}</Button>
      </div>
    </Sheet>
  );
}

/** An accordion, so that all groups stay in view. */
function openFirstGroup({ entries, groups }: Listing): FilterState<never> {
  const counts = countFacets({ entries, filters: [], conditions: conditionsOf(groups) });
  const [first] = groupsInOrder(counts, groups);
  return { ...EMPTY_FILTER_STATE, openedDropdown: first?.group.id ?? null };
}

interface FilterDropdownProps {
  readonly counted: Group;
  readonly filters: readonly Filter[];
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

function FilterDropdown({
  counted: { group },
  filters,
  isOpen,
  onOpenChange,
  children,
}: FilterDropdownProps) {
  const labels = useFilterLabels();
  const chosen = filters.filter(({ id }) => id === group.id).length;
  return (
    <details
      className={styles['dropdown']}
      open={isOpen}
      onToggle={({ currentTarget }) => onOpenChange(currentTarget.open)}
    >
      <summary>
        {labels.group(group)}
        <span>{chosen > 0 && `(${chosen})`}</span>
        <Icon name="chevron" sizeInPx={16} />
      </summary>
      {children}
    </details>
  );
}
