import type { SiteVideo } from '@lokke/contract/ports';

interface VideoProps {
  readonly video: SiteVideo;
  readonly label: string;
  readonly focus: string | null;
}

/** Loads and plays on press only. */
export function Video({
  video: { url, contentType, aspectRatio, posterUrl },
  label,
  focus,
}: VideoProps) {
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
