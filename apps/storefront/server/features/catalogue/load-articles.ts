import type { ArticleText, Loaded } from '@lokke/contract/ports';
import { readAllPages } from '@lokke/http-client';
import { article, articles } from '@lokke/shopify-storefront';
import { inContext, type ShopContext } from '../shop-connection/index.ts';
import { cleanHtml } from './clean-html.ts';
import { shopLink } from './load-menu.ts';
import { loadedFrom, type Method, PAGE_SIZE } from './loaded.ts';
import { mapPicture } from './map-product.ts';

/** Loads the articles of all blogs, the newest first. */
export const loadArticles: Method<'articles'> = async (source) => {
  const variables = { ...inContext(source), first: PAGE_SIZE };
  const result = await readAllPages((after) => articles(source.client, { ...variables, after }));
  return loadedFrom(source, 'articles', result, (found) =>
    found.map(({ handle, title, excerpt, summary, publishedAt, image, blog }) => ({
      handle,
      title,
      excerpt: excerpt || summary,
      publishedAt,
      picture: image === null ? null : mapPicture(image, title),
      blog,
    })),
  );
};

/** Loads an article's text; its links to pages of the shop lead to ours, in the market. */
export async function loadArticle(
  source: ShopContext,
  { blog, handle }: { readonly blog: string; readonly handle: string },
): Promise<Loaded<ArticleText>> {
  const { origin } = new URL(source.client.endpoint);
  const { prefix } = source.market;
  const result = await article(source.client, { ...inContext(source), blog, handle });
  return loadedFrom(source, `article ${blog}/${handle}`, result, (found) => ({
    bodyHtml: cleanHtml(found.contentHtml, {
      linkOf: (href) => shopLink(href, { shopOrigin: origin, prefix }),
      hasPictures: true,
    }),
    tags: found.tags,
    seo: found.seo ?? { title: null, description: null },
    author: found.authorV2,
  }));
}
