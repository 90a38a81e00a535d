import type { SiteMedia, SiteVideo } from '../../shared/content/page-module.ts';
import { Link } from '../../ui/link.tsx';
import { MediaPicture } from './media-picture.tsx';

interface MediaProps {
  readonly media: SiteMedia;
  readonly isPriority?: boolean;
}

/** Spec §3: a picture for each kind of screen, or a video; the picture may lead somewhere. */
export function Media({ media, isPriority = false }: MediaProps) {
  const { video, href, alt, title } = media;
  if (video !== null) return <Video video={video} label={title ?? alt} focus={media.focus} />;
  const picture = <MediaPicture media={media} isPriority={isPriority} />;
  if (href === null) return picture;
  return (
    <Link to={href} aria-label={alt === '' ? (title ?? undefined) : undefined}>
      {picture}
    </Link>
  );
}

interface VideoProps {
  readonly video: SiteVideo;
  readonly label: string;
  readonly focus: string | null;
}

/** Nothing moves by itself, and nothing of it is fetched before it is asked for. */
function Video({ video: { url, contentType, aspectRatio, posterUrl }, label, focus }: VideoProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are a part of the file; the content has no field for them.
    <video
      controls
      playsInline
      preload="none"
      poster={posterUrl ?? undefined}
      aria-label={label === '' ? undefined : label}
      style={{
        aspectRatio: aspectRatio ?? undefined,
        objectPosition: focus ?? undefined,
      }}
    >
      <source src={url} type={contentType} />
    </video>
  );
}
