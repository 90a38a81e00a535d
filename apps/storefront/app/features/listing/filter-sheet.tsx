import {
  EMPTY_FILTER_STATE,
  type Filter,
  type FilterAction,
  type FilterState,
  filterReducer,
  groupsInOrder,
  isSameFilter,
  PRICE_GROUP,
} from '@lokke/domain/listing';
import { type Dispatch, type ReactNode, useEffect, useReducer } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { afterNextFrame } from '../../shared/run-when-idle.ts';
import { Button } from '../../ui/button.tsx';
import { leaveDialogEntries } from '../../ui/dialog-history.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { FilterGroups, type Group } from './filter-groups.tsx';
import styles from './filter-sheet.module.css';
import type { Counted, Listing } from './listing.ts';
import { useFilterLabels } from './use-filter-labels.ts';
import { countHere, useServerCounts } from './use-long-answers.ts';

interface FilterSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly listing: Listing;
}

/** Selections take effect when applied (spec §4). */
export function FilterSheet({ isOpen, onClose, listing }: FilterSheetProps) {
  const t = useT('listing');
  const { source, state } = listing;
  const [filterState, dispatch] = useReducer(filterReducer<never>, listing, openFirstGroup);

  const { filters } = state;
  useEffect(() => {
    if (!isOpen) return;
    dispatch({ type: 'setAllFilters', filters });
  }, [isOpen, filters]);

  const apply = () => {
    const applied = filterReducer(filterState, { type: 'applyDesiredFilters' });
    const close = async () => {
      // The filters replace the page's own history entry (spec §2).
      await leaveDialogEntries();
      onClose();
      afterNextFrame(() =>
        listing.change({ type: 'setFilters', filters: applied.selectedFilters }),
      );
    };
    // A frame each for the press, which shows that it was felt, the sheet and the list.
    afterNextFrame(() => void close());
  };

  const contents = { listing, filterState, dispatch, onApply: apply };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      side="right"
      title={t('filter.heading')}
      closeLabel={t('filter.close')}
    >
      {source.kind === 'short' ? (
        <Contents
          {...contents}
          counted={countHere(listing, source.entries, filterState.desiredFilters)}
        />
      ) : (
        <LongContents {...contents} source={source} />
      )}
    </Sheet>
  );
}

interface ContentsProps {
  readonly listing: Listing;
  readonly filterState: FilterState<never>;
  readonly dispatch: Dispatch<FilterAction<never>>;
  readonly onApply: () => void;
}

function LongContents({
  source,
  ...props
}: ContentsProps & { readonly source: Extract<Listing['source'], { kind: 'long' }> }) {
  const { listing, filterState } = props;
  return (
    <Contents {...props} counted={useServerCounts(listing, source, filterState.desiredFilters)} />
  );
}

function Contents({
  listing,
  filterState: { desiredFilters, openedDropdown },
  dispatch,
  onApply,
  counted: { counts, total },
}: ContentsProps & { readonly counted: Counted }) {
  const t = useT('listing');
  const toggle = (filter: Filter, isChosen: boolean) =>
    dispatch(
      isChosen
        ? { type: 'addDesiredFilter', filter }
        : {
            type: 'removeDesiredFilter',
            index: desiredFilters.findIndex((desired) => isSameFilter(desired, filter)),
          },
    );
  return (
    <>
      <div>
        <FilterGroups
          groups={groupsInOrder(counts, listing.groups)}
          bounds={listing.bounds}
          size={listing.size}
          filters={desiredFilters}
          onToggle={toggle}
          onFilters={(next) => dispatch({ type: 'setAllFilters', filters: next })}
          isOpen={openedDropdown === PRICE_GROUP}
          around={(group, content) => (
            <FilterDropdown
              key={group.group.id}
              counted={group}
              filters={desiredFilters}
              isOpen={openedDropdown === group.group.id}
              onOpenChange={(isNowOpen) => {
                if (isNowOpen) dispatch({ type: 'openDropdown', dropdown: group.group.id });
                else if (openedDropdown === group.group.id) dispatch({ type: 'closeDropdown' });
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
        <Button onClick={onApply}>
          {total === null ? t('filter.apply') : t('filter.show', { count: total })}
        </Button>
      </div>
    </>
  );
}

/** An accordion, so that all groups stay in view. */
function openFirstGroup({ counts, groups }: Listing): FilterState<never> {
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
