import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { MoreProducts } from '../features/product/more-products.tsx';
import { ProductPage } from '../features/product/product-page.tsx';
import { describeProduct } from '../shared/finding/describe-product.ts';
import { loadBundle } from '../shared/finding/load-bundle.ts';
import { loadRecommendations } from '../shared/finding/load-recommendations.ts';
import { MoreTexts } from '../shared/i18n/messages-provider.tsx';
import { pageTexts } from '../shared/messages/page-texts.ts';
import { pack, packList, unpack } from '../shared/packed/packed.ts';
import { PageHead } from '../shared/page-head.tsx';
import { lazyPart } from '../shared/part/lazy-part.tsx';
import { QuietParts } from '../shared/part/parts.tsx';
import { isListed, toCard } from '../shared/product-card/card.ts';
import { catalogueContext, marketContext, siteContext } from '../shared/server-context.ts';
import { StructuredData } from '../shared/structured-data.tsx';
import { useLoaded } from '../shared/use-loaded.ts';
import type { Route } from './+types/product';

const RECOMMENDATION_COUNT = 4;

// Few products are sets, and only their pages carry this.
const BundleContents = lazyPart(
  async () => (await import('../features/product/bundle-contents.tsx')).BundleContents,
);

// It reads what the browser remembers, so the server has nothing to say to it.
const RecentlyViewed = lazyPart(
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
      ? pageTexts(language, 'bundle', 'product', 'vocabulary')
      : pageTexts(language, 'product', 'vocabulary'),
    product: pack(product.value),
    bundle: all?.kind === 'found' ? loadBundle(product.value, all.value) : null,
    described: pack(describeProduct(product.value, context.get(siteContext).origin + url.pathname)),
    more: packList(more.filter(isListed).slice(0, RECOMMENDATION_COUNT).map(toCard)),
  };
}

/** Another size is the same product. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { texts, bundle } = loaderData;
  const product = unpack(loaderData.product);
  const more = unpack(loaderData.more);
  return (
    <MoreTexts texts={texts}>
      <PageHead
        title={product.seo.title ?? product.title}
        description={product.seo.description ?? product.promise}
        pictureUrl={product.pictures[0]?.url}
      />
      <StructuredData value={unpack(loaderData.described)} />
      {/* A new product starts anew: size, quantity and plan belong to one page. */}
      <ProductPage
        key={product.id}
        product={product}
        more={
          <>
            <QuietParts>{bundle && <BundleContents bundle={bundle} />}</QuietParts>
            {more.length > 0 && <MoreProducts cards={more} />}
            <RecentPlace key={product.id} productId={product.id} />
          </>
        }
      />
    </MoreTexts>
  );
}

/** It alone is drawn when it comes, and not the page around it. */
function RecentPlace({ productId }: { readonly productId: string }) {
  const isLoaded = useLoaded();
  return <QuietParts>{isLoaded && <RecentlyViewed productId={productId} />}</QuietParts>;
}
