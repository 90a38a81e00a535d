import { data } from 'react-router';
import { MoreProducts } from '../features/product/more-products.tsx';
import { ProductPage } from '../features/product/product-page.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { isListed, toCard } from '../shared/product-card/card.ts';
import { catalogueContext } from '../shared/server-context.ts';
import type { Route } from './+types/product';

const RECOMMENDATION_COUNT = 4;

export async function loader({ params, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const product = await catalogue.product(params.handle);
  if (product.kind === 'missing') throw data(null, { status: 404 });
  if (product.kind === 'failed') throw data(null, { status: 502 });
  const more = await catalogue.recommendations(product.value.id);
  return {
    product: product.value,
    more:
      more.kind === 'found'
        ? more.value.filter(isListed).slice(0, RECOMMENDATION_COUNT).map(toCard)
        : [],
  };
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { product, more } = loaderData;
  return (
    <>
      <PageHead
        title={product.seo.title ?? product.title}
        description={product.seo.description ?? product.promise}
      />
      {/* A new product starts anew: size, quantity and plan belong to one page. */}
      <ProductPage
        key={product.id}
        product={product}
        more={more.length > 0 && <MoreProducts cards={more} />}
      />
    </>
  );
}
