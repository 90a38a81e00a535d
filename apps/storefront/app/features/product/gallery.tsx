import { initialOf, type Picture as ProductPicture } from '@lokke/domain/catalogue';
import { type MouseEvent, useRef, useState } from 'react';
import { DialogChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMorphFromCard } from '../../shared/product-card/morph.ts';
import { opensElsewhere } from '../../ui/link.tsx';
import {
  cdnPicture,
  PACK_SHOT_SIZES,
  Picture,
  PRODUCT_FRAME,
  Thumbnail,
} from '../../ui/picture.tsx';
import styles from './gallery.module.css';

const ZoomDialog = lazyWithMessages(
  ['zoom'],
  async () => (await import('./zoom-dialog.tsx')).ZoomDialog,
);

interface GalleryProps {
  readonly pictures: readonly ProductPicture[];
  readonly title: string;
}

/** Scroll-snap strip with thumbnails on phones, grid on desktop. */
export function Gallery({ pictures, title }: GalleryProps) {
  const t = useT('product');
  const strip = useRef<HTMLUListElement>(null);
  useMorphFromCard(strip);
  const [isMoved, setIsMoved] = useState(false);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const show = (index: number) => {
    const item = strip.current?.children.item(index);
    item?.scrollIntoView({ inline: 'start', block: 'nearest' });
  };
  const zoom = (event: MouseEvent, index: number) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setZoomed(index);
  };
  const closeZoom = () => setZoomed(null);

  if (pictures.length === 0) {
    return <div className={styles['none']} data-initial={initialOf(title)} />;
  }
  return (
    <section
      aria-label={t('shell.pair', { label: t('product.gallery'), text: title })}
      className={styles['gallery']}
    >
      <ul
        ref={strip}
        className={styles['strip']}
        data-moved={isMoved || undefined}
        onScroll={() => setIsMoved(true)}
      >
        {pictures.map(({ url, altText, width, height, tint }, index) => (
          <li key={url}>
            {/* Opens the picture without scripts. */}
            <a href={url} aria-haspopup="dialog" onClick={(event) => zoom(event, index)}>
              <Picture
                source={cdnPicture(url)}
                alt={altText}
                width={width}
                height={height}
                sizes={PACK_SHOT_SIZES}
                fills={PRODUCT_FRAME}
                isPriority={index === 0}
                tint={tint}
              />
              <span className="visually-hidden">{t('product.gallery.zoom')}</span>
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className={styles['thumbnails']}>
          {pictures.map(({ url, width, height }, index) => (
            <li key={url}>
              <button
                type="button"
                onClick={() => show(index)}
                aria-label={t('product.gallery.show', {
                  number: index + 1,
                  total: pictures.length,
                })}
              >
                <Thumbnail url={url} width={width} height={height} sizes="64px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <DialogChunk isOpen={zoomed !== null} onClose={closeZoom}>
        <ZoomDialog pictures={pictures} opened={zoomed} onClose={closeZoom} />
      </DialogChunk>
    </section>
  );
}
