import { type Filter, groupsInOrder, PRICE_GROUP, PROMOTED_VALUES } from '@lokke/domain/listing';
import {
  type MouseEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Form } from 'react-router';
import { DialogChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithRetry } from '../../shared/chunk/lazy-with-retry.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useUI, useUIDispatch } from '../../state/ui/ui-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useStableCallback } from '../../ui/use-stable-callback.ts';
import styles from './filter-bar.module.css';
import { FilterGroups, type Group } from './filter-groups.tsx';
import type { Listing } from './listing.ts';

const FilterSheet = lazyWithRetry(async () => (await import('./filter-sheet.tsx')).FilterSheet);

// Below this width the filters open in a sheet.
const NARROW = '(max-width: 47.99em)';

/** The main filter groups as buttons, the others behind one more. */
export function FilterBar({ listing }: { readonly listing: Listing }) {
  const t = useT('listing');
  const dispatch = useUIDispatch();
  const { groups, counts, bounds, size } = listing;
  const { filters } = listing.state;
  const promoted = useMemo(() => promotedOf(groupsInOrder(counts, groups)), [counts, groups]);
  const more = useRef<HTMLDetailsElement>(null);
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  // May have been opened before hydration.
  useEffect(() => setIsMoreOpen(more.current?.open === true), []);
  const later = useDeferredValue(counts);
  const shown = isMoreOpen ? counts : later;
  const others = useMemo(() => othersOf(groupsInOrder(shown, groups)), [shown, groups]);

  const toggle = useStableCallback((filter: Filter, isChosen: boolean) =>
    listing.change({ type: isChosen ? 'addFilter' : 'removeFilter', filter }),
  );
  const [isSheetGone, setIsSheetGone] = useState(false);
  const openInPage = useCallback(() => {
    setIsSheetGone(true);
    if (more.current !== null) more.current.open = true;
  }, []);
  const openSheet = (event: MouseEvent) => {
    if (isSheetGone || !window.matchMedia(NARROW).matches) return;
    event.preventDefault();
    dispatch({ type: 'openDrawer' });
  };
  const setFilters = (next: readonly Filter[]) =>
    listing.change({ type: 'setFilters', filters: next });
  const shared = { bounds, size, filters, onToggle: toggle, onFilters: setFilters };
  if (promoted.length + others.length === 0) return null;

  return (
    <>
      <Form method="get" replace preventScrollReset className={styles['bar']}>
        {preservedParameters(listing).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className={styles['promoted']}>
          <FilterGroups {...shared} groups={promoted} />
        </div>
        <details
          ref={more}
          className={styles['more']}
          onToggle={({ currentTarget }) => setIsMoreOpen(currentTarget.open)}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control of its own. */}
          <summary onClick={openSheet}>
            <Icon name="chevron" sizeInPx={16} />
            {t('filter.more')}
            <span>{filters.length > 0 && `(${filters.length})`}</span>
          </summary>
          <div className={styles['others']}>
            <FilterGroups {...shared} groups={others} isOpen={isMoreOpen} />
          </div>
        </details>
        <noscript>
          <Button type="submit">{t('filter.apply')}</Button>
        </noscript>
      </Form>
      <FilterDrawer listing={listing} onGone={openInPage} />
    </>
  );
}

interface FilterDrawerProps {
  readonly listing: Listing;
  /** Called where the script of the sheet does not load. */
  readonly onGone: () => void;
}

/** Separate, so that the bar does not render when another dialog opens. */
function FilterDrawer({ listing, onGone }: FilterDrawerProps) {
  const { ui, dispatch } = useUI();
  const isOpen = ui.displayDrawer;
  const close = useCallback(() => dispatch({ type: 'closeDrawer' }), [dispatch]);
  useEffect(() => close, [close]);
  return (
    <DialogChunk isOpen={isOpen} onClose={close} failed={<SheetGone onGone={onGone} />}>
      <FilterSheet isOpen={isOpen} onClose={close} listing={listing} />
    </DialogChunk>
  );
}

function SheetGone({ onGone }: Pick<FilterDrawerProps, 'onGone'>): null {
  useEffect(onGone, [onGone]);
  return null;
}

function promotedOf(groups: readonly Group[]): readonly Group[] {
  return groups
    .filter(({ group }) => group.isPromoted)
    .map(({ group, values }) => ({ group, values: values.slice(0, PROMOTED_VALUES) }));
}

/** Each value once, so that a form without scripts sends no contradiction. */
function othersOf(groups: readonly Group[]): readonly Group[] {
  return groups
    .map(({ group, values }) => ({
      group,
      values: group.isPromoted ? values.slice(PROMOTED_VALUES) : values,
    }))
    .filter(({ group, values }) => values.length > 0 || group.id === PRICE_GROUP);
}

function preservedParameters({ address }: Listing): readonly (readonly [string, string])[] {
  const { slug, sortOption, otherParameters } = address;
  return [
    ...(slug === null ? [] : [['slug', slug] as const]),
    ...(sortOption === null ? [] : [['sortOption', sortOption] as const]),
    ...otherParameters,
  ];
}
