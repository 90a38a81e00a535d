import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import type { ResolverMap } from '../../graphql/resolver-map.ts';
import type { ImageSource } from './image-source.ts';

interface Transform {
  readonly maxWidth?: number | null;
  readonly maxHeight?: number | null;
  readonly scale?: number | null;
  readonly crop?: string | null;
  readonly preferredContentType?: string | null;
}

/** Pictures kept elsewhere are not ours to transform. */
function transformedUrl(
  { plainUrl }: ImageSource,
  transform: Transform | null | undefined,
  { origin }: GraphqlContext,
): string {
  if (!transform || !plainUrl.startsWith(`${origin}/`)) return plainUrl;
  const { maxWidth, maxHeight, crop, preferredContentType } = transform;
  const scale = transform.scale ?? 1;
  const url = new URL(plainUrl);
  if (maxWidth) url.searchParams.set('width', String(maxWidth * scale));
  if (maxHeight) url.searchParams.set('height', String(maxHeight * scale));
  if (crop) url.searchParams.set('crop', crop.toLowerCase());
  if (preferredContentType) url.searchParams.set('format', preferredContentType.toLowerCase());
  return url.href;
}

export const imageResolvers: ResolverMap = {
  Image: {
    url: (image: ImageSource, { transform }: { transform?: Transform | null }, context) =>
      transformedUrl(image, transform, context),
    src: ({ plainUrl }: ImageSource) => plainUrl,
    originalSrc: ({ plainUrl }: ImageSource) => plainUrl,
    transformedSrc: (image: ImageSource, args: Transform, context) =>
      transformedUrl(image, args, context),
  },
  MediaImage: {
    image: ({ image }: { readonly image: ImageSource }) => image,
    previewImage: ({ image }: { readonly image: ImageSource }) => image,
    alt: ({ image }: { readonly image: ImageSource }) => image.altText,
  },
};
