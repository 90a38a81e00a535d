import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import type { Product } from '../read/entries.ts';
import { type ImageSource, imageSource } from './image-source.ts';
import { ofProduct } from './translate.ts';

export function imagesOf(context: GraphqlContext, { record }: Product): readonly ImageSource[] {
  return record.images.map((image, index) =>
    imageSource(context, image, {
      ...ofProduct(record),
      type: 'ProductImage',
      position: index + 1,
    }),
  );
}
