import { ownPicture, type PictureSource } from '../../ui/picture-source.ts';

const DESK = ownPicture('hero-desktop', [960, 1280, 1600]);
const PHONE = ownPicture('hero-mobile', [480, 640, 900]);
const IS_DESK = '(min-width: 960px)';

/** Two pictures, not two crops: the products stand to the right on a desk and below on a phone. */
export function HeroPicture({ alt }: { readonly alt: string }) {
  return (
    <picture>
      <source
        media={IS_DESK}
        type="image/avif"
        srcSet={setOf(DESK, 'avif')}
        sizes="100vw"
        width="1600"
        height="900"
      />
      <source
        media={IS_DESK}
        type="image/webp"
        srcSet={setOf(DESK, 'webp')}
        sizes="100vw"
        width="1600"
        height="900"
      />
      <source type="image/avif" srcSet={setOf(PHONE, 'avif')} sizes="100vw" />
      <img
        src={PHONE.urlOf(640, 'webp')}
        srcSet={setOf(PHONE, 'webp')}
        sizes="100vw"
        alt={alt}
        width="900"
        height="1200"
        fetchPriority="high"
      />
    </picture>
  );
}

function setOf({ widths, urlOf }: PictureSource, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${urlOf(width, format)} ${width}w`).join(', ');
}
