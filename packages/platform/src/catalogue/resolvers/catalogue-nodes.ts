import type { NodeFinders } from '../../graphql/node-queries.ts';
import { gid } from '../../ids/index.ts';
import { catalogueOf } from './catalogue-of.ts';
import { mediaOf } from './product-connections.ts';
import { imagesOf } from './product-images.ts';
import { optionsOf } from './product-options.ts';

export const catalogueNodes: NodeFinders = {
  Product: (id, context) => catalogueOf(context).productById.get(id) ?? null,
  ProductVariant: (id, context) => catalogueOf(context).variantById.get(id) ?? null,
  Collection: (id, context) => catalogueOf(context).collectionById.get(id) ?? null,
  ProductOption(id, context) {
    for (const product of catalogueOf(context).products) {
      const option = product.record.options.find(
        ({ number }) => id === gid('ProductOption', number),
      );
      if (option !== undefined) return optionsOf(context, product).find((own) => own.id === id);
    }
    return null;
  },
  MediaImage(id, context) {
    const owner = catalogueOf(context).products.find(({ record }) =>
      record.images.some(({ number }) => id === gid('MediaImage', number)),
    );
    if (owner === undefined) return null;
    return imagesOf(context, owner)
      .map(mediaOf)
      .find((media) => media.id === id);
  },
};
