import { memo } from 'react';
import styles from './picture.module.css';
import type { PictureSource } from './picture-source.ts';

interface PictureProps {
  readonly source: PictureSource;
  readonly alt: string;
  /** Of the original, so that the box has its shape before the picture is there. */
  readonly width: number;
  readonly height: number;
  /** How wide it is drawn; without it a browser would fetch the largest. */
  readonly sizes: string;
  /** For the one picture of a page that a visitor waits for. */
  readonly isPriority?: boolean;
  readonly className?: string | undefined;
  readonly transitionName?: string | undefined;
}

/** Drawn anew only when it is another one: its lists of widths are long to write. */
export const Picture = memo(function Picture({
  source,
  alt,
  width,
  height,
  sizes,
  isPriority = false,
  className,
  transitionName,
}: PictureProps) {
  const widths = source.widths.filter((candidate) => candidate <= width);
  const set = widths.map((candidate) => `${source.urlOf(candidate, 'avif')} ${candidate}w`);

  return (
    <picture className={styles['picture']}>
      <source type="image/avif" srcSet={set.join(', ')} sizes={sizes} />
      {/* One width for the few browsers without AVIF: a second list would be a tenth of a page of products. */}
      <img
        src={source.urlOf(widths.at(-1) ?? width, 'webp')}
        alt={alt}
        width={width}
        height={height}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding={isPriority ? 'sync' : 'async'}
        className={className}
        style={transitionName === undefined ? undefined : { viewTransitionName: transitionName }}
      />
    </picture>
  );
});
