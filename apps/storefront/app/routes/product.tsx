import { everySalonEarns } from '@lokke/domain/kickback';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pageServices } from '../../context/page-services.ts';
import { MoreProducts } from '../features/product/more-products.tsx';
import { ProductPage } from '../features/product/product-page.tsx';
import { RecentlyViewedSlot } from '../features/recently-viewed/recently-viewed-slot.tsx';
import { describeReviews, loadOpeningReviews } from '../features/reviews/load-opening-reviews.ts';
import { ReviewsSlot } from '../features/reviews/reviews-slot.tsx';
import { loadBundle } from '../shared/catalogue/load-bundle.ts';
import { forPage } from '../shared/catalogue/load-chosen-variant.ts';
import { loadContents, loadRecommendations } from '../shared/catalogue/load-recommendations.ts';
import { describeProduct } from '../shared/catalogue/product-json-ld.ts';
import { OptionalChunk } from '../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithRetry } from '../shared/chunk/lazy-with-retry.tsx';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { PageHead } from '../shared/page-head.tsx';
import { requireFound } from '../shared/site/page-requirements.ts';
import { StructuredData } from '../shared/structured-data.tsx';
import type { Route } from './+types/product';

const BundleContents = lazyWithRetry(
  async () => (await import('../features/product/bundle-contents.tsx')).BundleContents,
);

const TEXTS = ['facts', 'law', 'product', 'reviews', 'share', 'vocabulary'] as const;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { catalogue, content, market, restock, site } = context.get(pageServices);
  const asked = catalogue.product(params.handle);
  const contents = loadContents(catalogue, asked);
  const [product, inside, more, delivery, promotions, reviews, rates] = await Promise.all([
    asked,
    contents,
    loadRecommendations(catalogue, { handle: params.handle, product: asked, contents }),
    content.delivery(),
    catalogue.promotions(),
    loadOpeningReviews(catalogue, params.handle, market.language),
    content.kickbackRates(),
  ]);
  const found = requireFound(product);
  const { origin, identity } = site;
  const shown = await forPage(catalogue, found, url.searchParams);
  const terms = delivery.kind === 'found' ? delivery.value : null;
  const isBundle = found.bundledProducts !== undefined;
  return {
    texts: isBundle ? pageMessages(market, 'bundle', ...TEXTS) : pageMessages(market, ...TEXTS),
    product: shown,
    bundle: loadBundle(found, inside),
    hasRestockLetters: restock !== null,
    delivery: terms,
    salonsEarn: rates.kind === 'found' && everySalonEarns(rates.value),
    responsible: identity.responsible,
    described: {
      ...describeProduct(shown, {
        url: origin + url.pathname,
        market,
        delivery: terms,
        freeDeliveryFrom: promotions.kind === 'found' ? promotions.value.freeDeliveryFrom : null,
      }),
      ...describeReviews(reviews),
    },
    reviews,
    more,
  };
}

/** Keeps the data: another size is the same product. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const {
    bundle,
    product,
    delivery,
    hasRestockLetters,
    more,
    described,
    reviews,
    salonsEarn,
    responsible,
  } = loaderData;
  return (
    <>
      <PageHead
        title={product.seo.title ?? product.title}
        description={product.seo.description ?? product.promise}
        pictureUrl={product.pictures[0]?.url}
        isHidden={product.isHidden}
      />
      <StructuredData value={described} />
      {/* Resets size, quantity and plan for another product. */}
      <ProductPage
        key={product.id}
        product={product}
        delivery={delivery}
        hasRestockLetters={hasRestockLetters}
        salonsEarn={salonsEarn}
        hasReviews={reviews !== null}
        responsible={responsible}
        more={
          <>
            <OptionalChunk>{bundle && <BundleContents bundle={bundle} />}</OptionalChunk>
            <ReviewsSlot handle={product.handle} rating={product.rating} opening={reviews} />
            {more.cards.length > 0 && <MoreProducts {...more} />}
            <RecentlyViewedSlot productId={product.id} />
          </>
        }
      />
    </>
  );
}
