import * as v from 'valibot';
import { choice, DecodeError, readValue, text } from '../../protocol/json/index.ts';
import { blogShape, collectionShape, type ImageDraft } from '../../shopify/catalogue/index.ts';
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

export const collectionOf = (find?: FindPicture) => (value: unknown, path: string) => {
  const draft = readValue(collectionShape, value, path);
  return { ...draft, image: findImage(draft.image, `${path}.image`, find) };
};

export const blogOf = (find?: FindPicture) => (value: unknown, path: string) => {
  const blog = readValue(blogShape, value, path);
  return {
    ...blog,
    articles: blog.articles.map((article, place) => ({
      ...article,
      image: findImage(article.image, `${path}.articles[${place}].image`, find),
    })),
  };
};

export const definitionShape = v.object({
  owner: choice('product', 'variant'),
  namespace: text,
  key: text,
  name: text,
  type: text,
});
