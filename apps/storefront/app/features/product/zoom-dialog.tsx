import type { Picture as ProductPicture } from '@lokke/domain/catalogue';
import { FindingTextsProvider, useFindingT } from '../../shared/finding/finding-texts-provider.tsx';
import type { FindingTexts } from '../../shared/finding/texts/texts.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { ZoomView } from './zoom-view.tsx';

interface ZoomDialogProps {
  readonly texts: FindingTexts;
  readonly pictures: readonly ProductPicture[];
  /** The picture to begin with; null while closed. */
  readonly opened: number | null;
  readonly onClose: () => void;
}

export function ZoomDialog({ texts, ...rest }: ZoomDialogProps) {
  return (
    <FindingTextsProvider texts={texts}>
      <Dialog {...rest} />
    </FindingTextsProvider>
  );
}

function Dialog({ pictures, opened, onClose }: Omit<ZoomDialogProps, 'texts'>) {
  const t = useFindingT();
  return (
    <Sheet
      isOpen={opened !== null}
      onClose={onClose}
      side="full"
      title={t('zoom.title')}
      closeLabel={t('zoom.close')}
    >
      {/* While it closes it still shows the picture that it came to. */}
      <ZoomView pictures={pictures} opened={opened ?? 0} />
    </Sheet>
  );
}
