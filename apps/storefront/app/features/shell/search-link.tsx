import { type MouseEvent, useState } from 'react';
import { DialogChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './search-link.module.css';

const SearchDialog = lazyWithMessages(
  ['search'],
  async () => (await import('./search-dialog.tsx')).SearchDialog,
);

/** Link to the search page; opens the search dialog once its chunk is loaded. On phones at the start. */
export function SearchLink({ place }: { readonly place: 'start' | 'end' }) {
  const t = useT();
  const [isRequested, setIsRequested] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsRequested(true);
    setIsOpen(true);
  };

  const close = () => setIsOpen(false);

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
      <DialogChunk isOpen={isOpen} onClose={close}>
        {isRequested && <SearchDialog isOpen={isOpen} onClose={close} />}
      </DialogChunk>
    </>
  );
}
