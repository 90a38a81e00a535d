import { readCompared } from '@lokke/domain/compare';
import { data } from 'react-router';
import { pageServices } from '../../context/page-services.ts';
import { ComparePage } from '../features/compare/compare-page.tsx';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { toCard } from '../shared/product-card/card.ts';
import type { Route } from './+types/compare';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { catalogue, market } = context.get(pageServices);
  const { handles, refused } = readCompared(url.searchParams.getAll('p'));
  const loaded = await Promise.all(handles.map((handle) => catalogue.product(handle)));
  if (loaded.some(({ kind }) => kind === 'failed')) throw data(null, { status: 502 });
  const products = loaded.flatMap((one) => (one.kind === 'found' ? [one.value] : []));
  return {
    products: products.map((product) => ({
      card: toCard(product),
      specs: product.specs,
      facts: product.facts,
      options: product.options.map(({ name, values }) => ({
        name,
        values: values.map((value) => value.name),
      })),
    })),
    isFull: refused !== null,
    hasMissing: products.length < handles.length,
    texts: pageMessages(market, 'compare', 'vocabulary'),
  };
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparePage {...loaderData} />;
}
