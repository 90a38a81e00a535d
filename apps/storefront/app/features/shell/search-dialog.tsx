import { callApi } from '@lokke/contract/call';
import { findSuggestions, type Suggestions } from '@lokke/contract/search';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { Form } from 'react-router';
import { CALL_OPTIONS } from '../../shared/call-options.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { PreservedQueryFields } from '../../ui/link.tsx';
import { useAnnounce } from '../../ui/live-region.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './search-box.module.css';
import { SearchSuggestionList } from './search-suggestion-list.tsx';
import { nextRow, suggestionRows } from './suggestion-rows.ts';

interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  const t = useT('search');
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      side="right"
      title={t('search.title')}
      closeLabel={t('search.close')}
    >
      <SearchBox onLeave={onClose} />
    </Sheet>
  );
}

/** Combobox by the ARIA Authoring Practices: the focus stays in the field, arrows move through the list. */
function SearchBox({ onLeave }: { readonly onLeave: () => void }) {
  const t = useT('search');
  const announce = useAnnounce();
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  const { answered, suggestions, hasFailed } = useSuggestions(query.trim());
  const rows = useMemo(() => (suggestions ? suggestionRows(suggestions) : []), [suggestions]);
  const isOpen = rows.length > 0;
  const rowId = (index: number) => `${id}row${index}`;
  const nothing =
    answered !== '' && suggestions?.isPopular ? t('search.nothing', { query: answered }) : null;
  const said = suggestions?.lacksGiftCards ? t('search.noGiftCards') : nothing;

  useEffect(() => {
    setActive(-1);
    if (suggestions === null) return;
    announce(said ?? t('search.count', { count: rows.length }));
  }, [suggestions, rows, said, announce, t]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && rows[active] !== undefined) {
      event.preventDefault();
      document.getElementById(rowId(active))?.click();
      return;
    }
    const next = nextRow(event.key, active, rows.length);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
    document.getElementById(rowId(next))?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <>
      <Form role="search" action="/search" className={styles['form']} onSubmit={onLeave}>
        <PreservedQueryFields />
        <label className="visually-hidden" htmlFor={`${id}field`}>
          {t('search.label')}
        </label>
        <input
          id={`${id}field`}
          type="search"
          name="q"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={active === -1 ? undefined : rowId(active)}
          autoComplete="off"
          enterKeyHint="search"
          ref={focusOnOpening}
          placeholder={t('search.label')}
          maxLength={100}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Form>
      {hasFailed && <p role="status">{t('search.failed')}</p>}
      {said !== null && <p className={styles['nothing']}>{said}</p>}
      <SearchSuggestionList
        id={`${id}list`}
        rows={rows}
        typed={query.trim()}
        isPopular={suggestions?.isPopular ?? true}
        active={active}
        rowId={rowId}
        onLeave={onLeave}
      />
    </>
  );
}

// React's autoFocus runs before the dialog is shown; the attribute works on showing.
function focusOnOpening(field: HTMLInputElement | null): void {
  field?.setAttribute('autofocus', '');
}

/** Debounce of typing. */
const PAUSE_IN_MS = 150;

interface FoundSuggestions {
  /** Query of the suggestions: less may be typed than that, or more. */
  readonly answered: string;
  /** Null until the first response. */
  readonly suggestions: Suggestions | null;
  readonly hasFailed: boolean;
}

const NONE: FoundSuggestions = { answered: '', suggestions: null, hasFailed: false };

function useSuggestions(query: string) {
  const { locale } = useMarket();
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const result = await callApi(findSuggestions, { locale, query }, CALL_OPTIONS);
      if (!isCurrent) return;
      const suggestions = result.ok ? result.value : null;
      setFound({ answered: query, suggestions, hasFailed: !result.ok });
    };
    const timer = setTimeout(() => void ask(), query === '' ? 0 : PAUSE_IN_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [locale, query]);
  return found;
}
