import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SearchBox } from './search-box.tsx';

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
