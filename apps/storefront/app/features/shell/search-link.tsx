import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { loadFindingTexts } from '../../shared/finding/load-finding-texts.ts';
import type { FindingTexts } from '../../shared/finding/texts/texts.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './search-link.module.css';

const SearchDialog = lazy(async () => ({
  default: (await import('./search-dialog.tsx')).SearchDialog,
}));

/** A link to the search page, which opens the quicker search in place once it has been fetched. On phones it stands at the start. */
export function SearchLink({ place }: { readonly place: 'start' | 'end' }) {
  const t = useT();
  const { language } = useMarket();
  const [texts, setTexts] = useState<FindingTexts | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
    if (texts === null) void loadFindingTexts(language).then(setTexts);
  };

  return (
    <>
      <Link
        to="/search"
        className={styles['link']}
        data-place={place}
        aria-label={t('shell.search')}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="search" />
      </Link>
      <Suspense>
        {texts && <SearchDialog texts={texts} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
