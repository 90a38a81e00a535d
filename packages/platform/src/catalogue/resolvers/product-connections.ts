import { connectionOf, type FieldResolver, type PageArguments } from '../../graphql/index.ts';
import { gid, parseGid } from '../../ids/index.ts';
import type { Product, SellingPlanGroup } from '../read/entries.ts';
import type { ImageSource } from './image-source.ts';
import { imagesOf } from './product-images.ts';

type ListArguments = PageArguments & { readonly reverse: boolean; readonly sortKey?: string };

function inOrder<Item>(items: readonly Item[], { reverse }: ListArguments): readonly Item[] {
  return reverse ? items.toReversed() : items;
}

function byId({ id }: { readonly id: string }) {
  return { lastId: id, lastValue: id };
}

export function mediaOf(image: ImageSource) {
  const number = parseGid(image.id)?.id ?? '';
  return {
    __typename: 'MediaImage',
    id: gid('MediaImage', number),
    mediaContentType: 'IMAGE',
    image,
    presentation: null,
  };
}

type ConnectionField = 'images' | 'media' | 'variants' | 'collections' | 'sellingPlanGroups';

/** Sort keys beside the order of the page are served for variants alone. */
export const productConnections: Readonly<Record<ConnectionField, FieldResolver>> = {
  images: (product: Product, args: ListArguments, context) =>
    connectionOf({ items: inOrder(imagesOf(context, product), args), args, keyOf: byId }),
  media: (product: Product, args: ListArguments, context) =>
    connectionOf({
      items: inOrder(imagesOf(context, product).map(mediaOf), args),
      args,
      keyOf: byId,
    }),
  variants: ({ variants }: Product, args: ListArguments) => {
    const items =
      args.sortKey === 'TITLE'
        ? variants.toSorted((a, b) => a.record.title.localeCompare(b.record.title))
        : args.sortKey === 'SKU'
          ? variants.toSorted((a, b) => (a.record.sku ?? '').localeCompare(b.record.sku ?? ''))
          : args.sortKey === 'ID'
            ? variants.toSorted((a, b) => a.record.number - b.record.number)
            : variants;
    return connectionOf({ items: inOrder(items, args), args, keyOf: byId });
  },
  collections: ({ collections }: Product, args: ListArguments) =>
    connectionOf({ items: inOrder(collections, args), args, keyOf: byId }),
  sellingPlanGroups: ({ sellingPlanGroups }: Product, args: ListArguments) =>
    connectionOf({
      items: inOrder(sellingPlanGroups, args),
      args,
      keyOf: ({ record }: SellingPlanGroup) => ({ lastId: record.name, lastValue: record.name }),
    }),
};
