import {
  choice,
  DecodeError,
  type Decoder,
  list,
  object,
  text,
} from '../../protocol/json/index.ts';
import {
  type BlogDraft,
  blogShape,
  type CollectionDraft,
  collectionShape,
  type ImageDraft,
  menuShape,
  pageShape,
  redirectShape,
  sellingPlanGroupShape,
  shopShape,
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

export const collectionsFile =
  (find?: FindPicture): Decoder<readonly CollectionDraft[]> =>
  (value, path) =>
    list(collectionShape)(value, path).map((draft, index) => ({
      ...draft,
      image: findImage(draft.image, `${path}[${index}].image`, find),
    }));

export const menusFile = list(menuShape);
export const pagesFile = list(pageShape);

export const blogsFile =
  (find?: FindPicture): Decoder<readonly BlogDraft[]> =>
  (value, path) =>
    list(blogShape)(value, path).map((blog, index) => ({
      ...blog,
      articles: blog.articles.map((article, place) => ({
        ...article,
        image: findImage(article.image, `${path}[${index}].articles[${place}].image`, find),
      })),
    }));

export const redirectsFile = list(redirectShape);
export const shopFile = shopShape;
export const sellingPlansFile = list(sellingPlanGroupShape);

export const definitionsFile: Decoder<readonly MetafieldDefinition[]> = list(
  object({
    owner: choice('product', 'variant'),
    namespace: text,
    key: text,
    name: text,
    type: text,
  }),
);
