import { type CSSProperties, memo } from 'react';
import { preload } from 'react-dom';
import styles from './picture.module.css';
import { cdnThumbnail, type PictureSource } from './picture-source.ts';

interface PictureProps {
  readonly source: PictureSource;
  readonly alt: string;
  /** Original size, for the aspect ratio. */
  readonly width: number;
  readonly height: number;
  readonly sizes: string;
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
  isPriority = false,
  tint,
  className,
}: PictureProps) {
  const widths = source.widths.filter((candidate) => candidate <= width);
  const set = widths.map((candidate) => `${source.urlOf(candidate, 'avif')} ${candidate}w`);

  const srcSet = set.join(', ');
  const src = source.urlOf(widths.at(-1) ?? width, 'webp');
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
