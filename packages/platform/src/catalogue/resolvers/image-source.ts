import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { gid } from '../../ids/index.ts';
import { shopBaseUrl } from '../../shops/index.ts';
import type { ImageRecord } from '../stored/records.ts';
import { type Translated, translate } from './translate.ts';

export interface ImageSource {
  readonly __typename: 'Image';
  readonly id: string;
  readonly altText: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly plainUrl: string;
}

/** A path in the catalogue belongs to the shop that shows it; whole addresses stay as they are. */
function fileUrl({ origin, shop }: GraphqlContext, src: string): string {
  return src.startsWith('/') ? `${shopBaseUrl(origin, shop)}${src}` : src;
}

interface ImageOwner extends Translated {
  readonly type: 'ProductImage' | 'CollectionImage';
  /** From 1, as translations count them. */
  readonly position: number;
}

export function imageSource(
  context: GraphqlContext,
  record: ImageRecord,
  { type, position, ...owner }: ImageOwner,
): ImageSource {
  const key = `images.${position}.alt`;
  return {
    __typename: 'Image',
    id: gid(type, record.number),
    altText: translate(context, { ...owner, key }, record.altText),
    width: record.widthInPixels,
    height: record.heightInPixels,
    plainUrl: fileUrl(context, record.src),
  };
}
