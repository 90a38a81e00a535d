import type { Picture as ProductPicture } from '@lokke/domain/catalogue';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ZoomView } from './zoom-view.tsx';

interface ZoomDialogProps {
  readonly pictures: readonly ProductPicture[];
  /** Index of the first picture; null while closed. */
  readonly opened: number | null;
  readonly onClose: () => void;
}

export function ZoomDialog({ pictures, opened, onClose }: ZoomDialogProps) {
  const t = useT('zoom');
  return (
    <Sheet
      isOpen={opened !== null}
      onClose={onClose}
      side="full"
      title={t('zoom.title')}
      closeLabel={t('zoom.close')}
    >
      {/* Keeps the picture during the closing transition. */}
      <ZoomView pictures={pictures} opened={opened ?? 0} />
    </Sheet>
  );
}
