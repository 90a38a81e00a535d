import type { SiteImage, SiteMedia } from '@lokke/contract/ports';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithRetry } from '../../shared/chunk/lazy-with-retry.tsx';
import { Link } from '../../ui/link.tsx';
import { contentPicture } from '../../ui/picture.tsx';

const Video = lazyWithRetry(async () => (await import('./video.tsx')).Video);

interface MediaProps {
  readonly media: SiteMedia;
  readonly isPriority?: boolean;
}

/** Picture per screen size, or a video, optionally linked (spec §3). */
export function Media({ media, isPriority = false }: MediaProps) {
  const { video, href, alt, title } = media;
  if (video !== null) {
    return (
      <OptionalChunk>
        <Video video={video} label={title ?? alt} focus={media.focus} />
      </OptionalChunk>
    );
  }
  const picture = <MediaPicture media={media} isPriority={isPriority} />;
  if (href === null) return picture;
  return (
    <Link to={href} aria-label={alt === '' ? (title ?? undefined) : undefined}>
      {picture}
    </Link>
  );
}

const IS_DESKTOP = '(min-width: 43.75em)';

interface MediaPictureProps {
  readonly media: SiteMedia;
  readonly sizes?: string;
  /** Loaded eagerly: likely the page's LCP. */
  readonly isPriority?: boolean;
}

/** Separate pictures for desktop and phone; one alone serves both. */
function MediaPicture({ media, sizes = '100vw', isPriority = false }: MediaPictureProps) {
  const { desktop, mobile, alt, focus } = media;
  const usual = mobile ?? desktop;
  if (usual === null) return null;
  return (
    <picture>
      {desktop !== null && desktop !== usual && (
        <>
          <Source image={desktop} format="avif" sizes={sizes} media={IS_DESKTOP} />
          <Source image={desktop} format="webp" sizes={sizes} media={IS_DESKTOP} />
        </>
      )}
      <Source image={usual} format="avif" sizes={sizes} />
      <img
        src={contentPicture(usual.url).urlOf(Math.min(960, usual.width), 'webp')}
        alt={alt}
        width={usual.width}
        height={usual.height}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        style={focus === null ? undefined : { objectPosition: focus }}
      />
    </picture>
  );
}

interface SourceProps {
  readonly image: SiteImage;
  readonly format: 'avif' | 'webp';
  readonly sizes: string;
  readonly media?: string;
}

function Source({ image, format, sizes, media }: SourceProps) {
  return (
    <source
      media={media}
      type={`image/${format}`}
      srcSet={setOf(image, format)}
      sizes={sizes}
      width={image.width}
      height={image.height}
    />
  );
}

function setOf({ url, width }: SiteImage, format: 'avif' | 'webp'): string {
  const { widths, urlOf } = contentPicture(url);
  return widths
    .filter((candidate) => candidate <= width)
    .map((candidate) => `${urlOf(candidate, format)} ${candidate}w`)
    .join(', ');
}
