import { type CSSProperties, memo } from 'react';
import { preload } from 'react-dom';
import styles from './picture.module.css';

interface PictureProps {
  readonly source: PictureSource;
  readonly alt: string;
  /** Original size, for the aspect ratio. */
  readonly width: number;
  readonly height: number;
  readonly sizes: string;
  /** Ratio of a frame that it fills and is cut to. */
  readonly fills?: number;
  /** Loaded eagerly: likely the page's LCP. */
  readonly isPriority?: boolean;
  /** Ground while the picture is on its way, instead of the range's. */
  readonly tint?: string | undefined;
  readonly className?: string | undefined;
}

/** Memoized: building srcset is costly. */
export const Picture = memo(function Picture({
  source,
  alt,
  width,
  height,
  sizes,
  fills,
  isPriority = false,
  tint,
  className,
}: PictureProps) {
  const widths = widthsOf(source, { width, height, fills });
  const srcSet = srcSetOf(source, widths);
  const src = source.urlOf(widths.at(-1)?.asked ?? width, 'webp');
  // Named in the head, before the page's styles, where the browser looks first.
  if (isPriority) {
    preload(src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }

  return (
    <picture className={styles['picture']} style={tint ? tintStyle(tint) : undefined}>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      {/* Offers one fallback width without AVIF, to keep the markup small. */}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding={isPriority ? 'sync' : 'async'}
        className={className}
      />
    </picture>
  );
});

interface Cut {
  readonly width: number;
  readonly height: number;
  readonly fills?: number | undefined;
}

interface Width {
  /** Pixels that are seen. */
  readonly seen: number;
  readonly asked: number;
}

/** Widths that the original has, and how much wider it is asked for where a frame cuts off its sides. A cut-out is shown whole. */
export function widthsOf(source: PictureSource, { width, height, fills }: Cut): readonly Width[] {
  const isCut = fills !== undefined && !source.urlOf(width, 'avif').includes('edge=plain');
  const factor = isCut ? Math.max(1, width / height / fills) : 1;
  return source.widths
    .map((seen) => ({ seen, asked: Math.ceil(seen * factor) }))
    .filter(({ asked }) => asked <= width);
}

export function srcSetOf(source: PictureSource, widths: readonly Width[]): string {
  return widths.map(({ seen, asked }) => `${source.urlOf(asked, 'avif')} ${seen}w`).join(', ');
}

interface ThumbnailProps {
  readonly url: string;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly sizes: string;
}

/** Small picture of the CDN, beside the name of what it shows. */
export function Thumbnail({ url, width, height, sizes }: ThumbnailProps) {
  return (
    <Picture
      source={cdnThumbnail(url)}
      alt=""
      width={width ?? 960}
      height={height ?? 1200}
      sizes={sizes}
    />
  );
}

/** A property of its own, so that a brand's style sheet decides where it counts. */
function tintStyle(tint: string): CSSProperties & { readonly '--tint': string } {
  return { '--tint': tint };
}

interface PictureSource {
  readonly widths: readonly number[];
  readonly urlOf: (widthInPx: number, format: 'avif' | 'webp') => string;
}

// 780: 390 px at 2x; 360: half of it.
const WHOLE_WIDTHS = [480, 640, 780, 960] as const;
const CARD_WIDTHS = [320, 360, 480, 640] as const;
const THUMBNAIL_WIDTHS = [160, 320] as const;

/** Picture on a CDN that takes `width` and `format`; full phone width. */
export function cdnPicture(url: string): PictureSource {
  const separator = url.includes('?') ? '&' : '?';
  return {
    widths: WHOLE_WIDTHS,
    urlOf: (width, format) => `${url}${separator}width=${width}&format=${format}`,
  };
}

/** The address that a picture of the CDN was asked for by. */
export function pictureUrlOf(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('width');
  url.searchParams.delete('format');
  return url.href;
}

/** Ratio of the frames of products. */
export const PRODUCT_FRAME = 4 / 5;

/** Sizes of the pictures on a product's page. */
export const PACK_SHOT_SIZES = '(min-width: 1440px) 660px, (min-width: 700px) 46vw, 100vw';

/** Serves half the phone width. */
export function cdnCard(url: string): PictureSource {
  return { ...cdnPicture(url), widths: CARD_WIDTHS };
}

export function cdnThumbnail(url: string): PictureSource {
  return { ...cdnPicture(url), widths: THUMBNAIL_WIDTHS };
}

const CONTENT_WIDTHS = [480, 640, 780, 960, 1280, 1600] as const;

/** Picture on a host that takes `w` and `fm`. */
export function contentPicture(url: string): PictureSource {
  const urlOf = (width: number, format: string) => `${url}?w=${width}&fm=${format}`;
  return { widths: CONTENT_WIDTHS, urlOf };
}

/** Static picture in several widths: `/brand/pictures/range-rain-640.avif`. */
export function ownPicture(name: string, widths: readonly number[]): PictureSource {
  return { widths, urlOf: (width, format) => `/brand/pictures/${name}-${width}.${format}` };
}
