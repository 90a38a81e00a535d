import type { SiteMedia } from '@lokke/contract/ports';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithRetry } from '../../shared/chunk/lazy-with-retry.tsx';
import { Link } from '../../ui/link.tsx';
import { MediaPicture } from './media-picture.tsx';

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
