import { choice, DecodeError, type Decoder, object, text } from '../../protocol/json/index.ts';
import {
  type BlogDraft,
  blogShape,
  type CollectionDraft,
  collectionShape,
  type ImageDraft,
} from '../../shopify/catalogue/index.ts';
import type { MetafieldDefinition } from '../../shopify/provisioning/index.ts';
import { type FindPicture, imageFromUrl } from './image-source.ts';

/** Sizes come from the platform's own file where it has one, else from the JSON. */
function findImage(
  draft: ImageDraft | null,
  path: string,
  find: FindPicture | undefined,
): ImageDraft | null {
  if (draft === null) return null;
  const found = imageFromUrl(draft.src, draft.altText, find);
  if (found === null) throw new DecodeError(`${path}.src must be a web address.`);
  return found.widthInPixels === null ? { ...draft, src: found.src } : found;
}

export const collectionOf =
  (find?: FindPicture): Decoder<CollectionDraft> =>
  (value, path) => {
    const draft = collectionShape(value, path);
    return { ...draft, image: findImage(draft.image, `${path}.image`, find) };
  };

export const blogOf =
  (find?: FindPicture): Decoder<BlogDraft> =>
  (value, path) => {
    const blog = blogShape(value, path);
    return {
      ...blog,
      articles: blog.articles.map((article, place) => ({
        ...article,
        image: findImage(article.image, `${path}.articles[${place}].image`, find),
      })),
    };
  };

export const definitionShape: Decoder<MetafieldDefinition> = object({
  owner: choice('product', 'variant'),
  namespace: text,
  key: text,
  name: text,
  type: text,
});
