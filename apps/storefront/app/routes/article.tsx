import type { Catalogue } from '@lokke/contract/ports';
import { pageServices } from '../../context/page-services.ts';
import { ArticlePage } from '../features/journal/article-page.tsx';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { type Card, toCard } from '../shared/product-card/card.ts';
import { describeArticle, journalTitleOf, othersThan, withDate } from '../shared/site/journal.ts';
import { requireFound, requireSome, requireThere } from '../shared/site/page-requirements.ts';
import { describeSeller } from '../shared/site/shop-json-ld.ts';
import type { Route } from './+types/article';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { catalogue, market, site } = context.get(pageServices);
  const all = requireSome(await catalogue.articles());
  // Prefers the newer article where two blogs use the handle.
  const summary = requireThere(all.find(({ handle }) => handle === params.handle));
  const text = requireFound(await catalogue.article(summary.blog.handle, summary.handle));
  const { origin, brand, identity } = site;
  const article = { ...summary, ...text };
  return {
    journal: journalTitleOf(all),
    article: withDate(article, market.languageTag),
    products: await productsIn(text.bodyHtml, catalogue),
    others: othersThan(summary, all).map((other) => withDate(other, market.languageTag)),
    described: describeArticle(article, {
      url: origin + url.pathname.replace(/\/$/, ''),
      publisher: describeSeller({ origin, name: brand.name, identity }),
    }),
    texts: pageMessages(market, 'journal'),
  };
}

const MAX_PRODUCTS = 4;

/** Cards of the products that a text links to, in its order. */
async function productsIn(
  html: string,
  catalogue: Pick<Catalogue, 'product'>,
): Promise<readonly Card[]> {
  const handles = [...html.matchAll(/\/products\/([\w-]+)/g)].flatMap(([, handle]) => handle ?? []);
  const wanted = [...new Set(handles)].slice(0, MAX_PRODUCTS);
  const found = await Promise.all(wanted.map((handle) => catalogue.product(handle)));
  return found.flatMap((one) => (one.kind === 'found' ? [toCard(one.value)] : []));
}

export default function Article({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />;
}
