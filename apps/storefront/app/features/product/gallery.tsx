import type { Picture as ProductPicture } from '@lokke/domain/catalogue';
import { useRef } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Picture } from '../../ui/picture.tsx';
import { cdnPicture } from '../../ui/picture-source.ts';
import styles from './gallery.module.css';

interface GalleryProps {
  readonly pictures: readonly ProductPicture[];
  readonly title: string;
}

const SIZES = '(min-width: 1440px) 660px, (min-width: 960px) 46vw, 100vw';

/** A strip that snaps on a phone, a wall on a desk. The thumbnails are for the strip. */
export function Gallery({ pictures, title }: GalleryProps) {
  const t = useT();
  const strip = useRef<HTMLUListElement>(null);
  const show = (index: number) => {
    const item = strip.current?.children.item(index);
    item?.scrollIntoView({ inline: 'start', block: 'nearest' });
  };

  return (
    <section aria-label={`${t('product.gallery')}: ${title}`} className={styles['gallery']}>
      {/* A strip that scrolls must be reachable by keys. */}
      <ul ref={strip} className={styles['strip']} tabIndex={pictures.length > 1 ? 0 : undefined}>
        {pictures.map(({ url, altText, width, height }, index) => (
          <li key={url}>
            <Picture
              source={cdnPicture(url)}
              alt={altText}
              width={width}
              height={height}
              sizes={SIZES}
              isPriority={index === 0}
              transitionName={index === 0 ? 'pack-shot' : undefined}
            />
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
                <Picture
                  source={cdnPicture(url)}
                  alt=""
                  width={width}
                  height={height}
                  sizes="64px"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
