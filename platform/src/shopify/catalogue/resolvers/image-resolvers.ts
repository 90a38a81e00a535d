import {
  type GraphqlContext,
  gid,
  type ResolverMap,
  shopBaseUrl,
} from '../../../protocol/index.ts';
import { MAX_SIDE_IN_PIXELS } from '../../images/index.ts';
import type { Product } from '../read/entries.ts';
import type { ImageRecord } from '../stored/records.ts';
import { ofProduct, type Translated, translate } from './translate.ts';

export interface GraphqlImage {
  readonly __typename: 'Image';
  readonly id: string;
  readonly altText: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly thumbhash: string | null;
  readonly plainUrl: string;
}

/** A path in the catalogue belongs to the shop that shows it; whole addresses stay as they are. */
function fileUrl({ origin, shop }: GraphqlContext, src: string): string {
  return src.startsWith('/') ? `${shopBaseUrl(origin, shop)}${src}` : src;
}

interface ImageOwner extends Translated {
  readonly type: 'ProductImage' | 'CollectionImage' | 'ArticleImage';
  /** Counted from 1, as translations do. */
  readonly position: number;
}

export function toGraphqlImage(
  context: GraphqlContext,
  record: ImageRecord,
  { type, position, ...owner }: ImageOwner,
): GraphqlImage {
  const key = `images.${position}.alt`;
  return {
    __typename: 'Image',
    id: gid(type, record.number),
    altText: translate(context, { ...owner, key }, record.altText),
    width: record.widthInPixels,
    height: record.heightInPixels,
    thumbhash: record.thumbhash ?? null,
    plainUrl: fileUrl(context, record.src),
  };
}

export function imagesOf(context: GraphqlContext, { record }: Product): readonly GraphqlImage[] {
  return record.images.map((image, index) =>
    toGraphqlImage(context, image, {
      ...ofProduct(record),
      type: 'ProductImage',
      position: index + 1,
    }),
  );
}

interface Transform {
  readonly maxWidth?: number | null;
  readonly maxHeight?: number | null;
  readonly scale?: number | null;
  readonly crop?: string | null;
  readonly preferredContentType?: string | null;
}

/** Images kept elsewhere are not ours to transform. */
function transformedUrl(
  { plainUrl }: GraphqlImage,
  transform: Transform | null | undefined,
  { origin }: GraphqlContext,
): string {
  if (!transform || !plainUrl.startsWith(`${origin}/`)) return plainUrl;
  const { maxWidth, maxHeight, crop, preferredContentType } = transform;
  const scaleSide = (side: number) =>
    String(Math.min(side * (transform.scale ?? 1), MAX_SIDE_IN_PIXELS));
  const url = new URL(plainUrl);
  if (maxWidth) url.searchParams.set('width', scaleSide(maxWidth));
  if (maxHeight) url.searchParams.set('height', scaleSide(maxHeight));
  if (crop) url.searchParams.set('crop', crop.toLowerCase());
  if (preferredContentType) url.searchParams.set('format', preferredContentType.toLowerCase());
  return url.href;
}

export const imageResolvers: ResolverMap = {
  Image: {
    url: (image: GraphqlImage, { transform }: { transform?: Transform | null }, context) =>
      transformedUrl(image, transform, context),
    src: ({ plainUrl }: GraphqlImage) => plainUrl,
    originalSrc: ({ plainUrl }: GraphqlImage) => plainUrl,
    transformedSrc: (image: GraphqlImage, args: Transform, context) =>
      transformedUrl(image, args, context),
  },
  MediaImage: {
    image: ({ image }: { readonly image: GraphqlImage }) => image,
    previewImage: ({ image }: { readonly image: GraphqlImage }) => image,
    alt: ({ image }: { readonly image: GraphqlImage }) => image.altText,
  },
};
