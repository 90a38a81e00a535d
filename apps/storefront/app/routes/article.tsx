import type { Catalogue } from '@lokke/contract/ports';
import { data } from 'react-router';
import { pageServices } from '../../context/page-services.ts';
import { ArticlePage } from '../features/journal/article-page.tsx';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { type Card, toCard } from '../shared/product-card/card.ts';
import { describeArticle, journalTitleOf, othersThan, withDate } from '../shared/site/journal.ts';
import { requireFound } from '../shared/site/page-requirements.ts';
import { describeSeller } from '../shared/site/shop-json-ld.ts';
import type { Route } from './+types/article';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(pageServices);
  const articles = await catalogue.articles();
  if (articles.kind === 'failed') throw data(null, { status: 502 });
  const all = articles.kind === 'found' ? articles.value : [];
  // Prefers the newer article where two blogs use the handle.
  const summary = all.find(({ handle }) => handle === params.handle);
  if (summary === undefined) throw data(null, { status: 404 });
  const text = requireFound(await catalogue.article(summary.blog.handle, summary.handle));
  const { market } = context.get(pageServices);
  const { origin, brand, identity } = context.get(pageServices).site;
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
