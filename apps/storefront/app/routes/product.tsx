import { isListed } from '@lokke/domain/catalogue';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { catalogueContext, marketContext, siteContext } from '../../context/page-contexts.ts';
import { MoreProducts } from '../features/product/more-products.tsx';
import { ProductPage } from '../features/product/product-page.tsx';
import { loadBundle } from '../shared/catalogue/load-bundle.ts';
import { loadRecommendations } from '../shared/catalogue/load-recommendations.ts';
import { describeProduct } from '../shared/catalogue/product-json-ld.ts';
import { OptionalChunk } from '../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithRetry } from '../shared/chunk/lazy-with-retry.tsx';
import { ExtraMessages } from '../shared/i18n/messages-provider.tsx';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { PageHead } from '../shared/page-head.tsx';
import { toCard } from '../shared/product-card/card.ts';
import { useLoaded } from '../shared/run-when-idle.ts';
import { StructuredData } from '../shared/structured-data.tsx';
import type { Route } from './+types/product';

const RECOMMENDATION_COUNT = 4;

const BundleContents = lazyWithRetry(
  async () => (await import('../features/product/bundle-contents.tsx')).BundleContents,
);

// Reads browser storage, so it is not rendered on the server.
const RecentlyViewed = lazyWithRetry(
  async () => (await import('../features/product/recently-viewed.tsx')).RecentlyViewed,
);

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const asked = catalogue.product(params.handle);
  const [product, more] = await Promise.all([
    asked,
    loadRecommendations(catalogue, params.handle, asked),
  ]);
  if (product.kind === 'missing') throw data(null, { status: 404 });
  if (product.kind === 'failed') throw data(null, { status: 502 });
  const isBundle = product.value.bundledProducts !== undefined;
  const all = isBundle ? await catalogue.products() : null;
  const { language } = context.get(marketContext);
  return {
    texts: isBundle
      ? pageMessages(language, 'bundle', 'product', 'vocabulary')
      : pageMessages(language, 'product', 'vocabulary'),
    product: product.value,
    bundle: all?.kind === 'found' ? loadBundle(product.value, all.value) : null,
    described: describeProduct(product.value, context.get(siteContext).origin + url.pathname),
    more: more.filter(isListed).slice(0, RECOMMENDATION_COUNT).map(toCard),
  };
}

/** Another size is the same product. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { texts, bundle, product, more, described } = loaderData;
  return (
    <ExtraMessages texts={texts}>
      <PageHead
        title={product.seo.title ?? product.title}
        description={product.seo.description ?? product.promise}
        pictureUrl={product.pictures[0]?.url}
      />
      <StructuredData value={described} />
      {/* Resets size, quantity and plan for another product. */}
      <ProductPage
        key={product.id}
        product={product}
        more={
          <>
            <OptionalChunk>{bundle && <BundleContents bundle={bundle} />}</OptionalChunk>
            {more.length > 0 && <MoreProducts cards={more} />}
            <RecentlyViewedSlot key={product.id} productId={product.id} />
          </>
        }
      />
    </ExtraMessages>
  );
}

/** Apart, so that the page does not render with it. */
function RecentlyViewedSlot({ productId }: { readonly productId: string }) {
  const isLoaded = useLoaded();
  return <OptionalChunk>{isLoaded && <RecentlyViewed productId={productId} />}</OptionalChunk>;
}
