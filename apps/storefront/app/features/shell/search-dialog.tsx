import { FindingTextsProvider, useFindingT } from '../../shared/finding/finding-texts-provider.tsx';
import type { FindingTexts } from '../../shared/finding/texts/texts.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { SearchBox } from './search-box.tsx';

interface SearchDialogProps {
  readonly texts: FindingTexts;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function SearchDialog({ texts, isOpen, onClose }: SearchDialogProps) {
  return (
    <FindingTextsProvider texts={texts}>
      <Dialog isOpen={isOpen} onClose={onClose} />
    </FindingTextsProvider>
  );
}

function Dialog({ isOpen, onClose }: Omit<SearchDialogProps, 'texts'>) {
  const t = useFindingT();
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
