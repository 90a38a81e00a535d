import type { Picture as ProductPicture } from '@lokke/domain/catalogue';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { cdnPicture, Picture } from '../../ui/picture.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { MAX_ZOOM, useZoom } from './use-zoom.ts';
import styles from './zoom-view.module.css';

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

interface ZoomViewProps {
  readonly pictures: readonly ProductPicture[];
  readonly opened: number;
}

/** Full-screen picture with up to 4× zoom by press, keys, wheel or pinch. */
function ZoomView({ pictures, opened }: ZoomViewProps) {
  const t = useT('zoom');
  const [index, setIndex] = useState(opened);
  const { stage, zoom, zoomBy, toggleAt, reset } = useZoom();
  const picture = pictures[index];
  if (picture === undefined) return null;

  const go = (by: number) => {
    setIndex((index + by + pictures.length) % pictures.length);
    reset();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') zoomBy(2);
    if (key === '-') zoomBy(0.5);
    // Leaves the arrow keys to panning while zoomed.
    if (zoom === 1 && key === 'ArrowRight') go(1);
    if (zoom === 1 && key === 'ArrowLeft') go(-1);
  };
  const shape: CSSProperties & Readonly<Record<`--${string}`, number>> = {
    '--ratio': picture.width / picture.height,
    '--zoom': zoom,
  };

  return (
    <>
      <div ref={stage} className={styles['stage']}>
        <button
          ref={focusOnOpening}
          type="button"
          className={styles['frame']}
          style={shape}
          aria-pressed={zoom > 1}
          onClick={toggleAt}
          onKeyDown={onKeyDown}
        >
          <Picture
            key={picture.url}
            source={wholePicture(picture)}
            alt={picture.altText}
            width={picture.width}
            height={picture.height}
            sizes={`${zoom * 100}vw`}
            isPriority
          />
          <span className="visually-hidden">{t('zoom.larger')}</span>
        </button>
      </div>
      <div className={styles['controls']}>
        {pictures.length > 1 && (
          <>
            <IconButton
              icon="chevron"
              className={styles['previous']}
              label={t('zoom.previous')}
              onClick={() => go(-1)}
            />
            <output>{t('zoom.number', { number: index + 1, total: pictures.length })}</output>
            <IconButton
              icon="chevron"
              className={styles['next']}
              label={t('zoom.next')}
              onClick={() => go(1)}
            />
          </>
        )}
        <IconButton
          icon="minus"
          label={t('zoom.smaller')}
          aria-disabled={zoom === 1}
          onClick={() => zoomBy(0.5)}
        />
        <IconButton
          icon="plus"
          label={t('zoom.larger')}
          aria-disabled={zoom === MAX_ZOOM}
          onClick={() => zoomBy(2)}
        />
      </div>
    </>
  );
}

/** Adds the picture's own width, if the CDN has more than pages use. */
function wholePicture({ url, width }: ProductPicture) {
  return {
    ...cdnPicture(url),
    widths: [640, 960, 1440].filter((candidate) => candidate < width).concat(width),
  };
}

// React's autoFocus runs before the dialog is shown; the attribute works on showing.
function focusOnOpening(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '');
}
