import type { Filter } from '@lokke/domain/listing';
import { useRef } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './applied-filters.module.css';
import type { Listing } from './listing.ts';
import { useFilterLabels } from './use-filter-labels.ts';

/** Applied filters with their remove buttons, and undo of the last change. */
export function AppliedFilters({ listing }: { readonly listing: Listing }) {
  const t = useT('listing');
  const labels = useFilterLabels(listing.groups);
  const row = useRef<HTMLDivElement>(null);
  const { state, change, undo } = listing;
  const { filters } = state;

  // The pressed button disappears; the row stays.
  const keepFocus = () => row.current?.focus({ preventScroll: true });
  const remove = (filter: Filter) => {
    change({ type: 'removeFilter', filter });
    keepFocus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise fields.
    <div
      ref={row}
      className={styles['row']}
      role="group"
      aria-label={t('filter.chosen')}
      tabIndex={-1}
    >
      {filters.map((filter) => {
        const name = labels.value(filter);
        return (
          <button
            key={`${filter.id} ${filter.value}`}
            type="button"
            className={styles['chip']}
            aria-label={t('filter.remove', { name })}
            onClick={() => remove(filter)}
          >
            {name}
            <Icon name="close" sizeInPx={12} />
          </button>
        );
      })}
      {filters.length > 0 && (
        <button
          type="button"
          className={styles['action']}
          onClick={() => {
            change({ type: 'clearFilters' });
            keepFocus();
          }}
        >
          {t('filter.clear')}
        </button>
      )}
      {undo && (
        <button
          type="button"
          className={styles['action']}
          onClick={() => {
            undo();
            keepFocus();
          }}
        >
          {t('filter.undo')}
        </button>
      )}
    </div>
  );
}
