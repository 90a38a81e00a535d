import { sortEntries } from '@lokke/domain/listing';
import { HomePage } from '../features/home/home-page.tsx';
import { MoreTexts, useT } from '../shared/i18n/messages-provider.tsx';
import { pageTexts } from '../shared/messages/page-texts.ts';
import { PageHead } from '../shared/page-head.tsx';
import { isListed, toCard } from '../shared/product-card/card.ts';
import { rangesOfMenu } from '../shared/ranges/known-ranges.ts';
import { catalogueContext, marketContext, siteContext } from '../shared/server-context.ts';
import { describeShop } from '../shared/site/describe-shop.ts';
import { StructuredData } from '../shared/structured-data.tsx';
import type { Route } from './+types/home';

const BEST_SELLER_COUNT = 4;
const ROUTINE_COUNT = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const market = context.get(marketContext);
  const [products, bundles, menu] = await Promise.all([
    catalogue.products(),
    catalogue.collection('bundles'),
    catalogue.menu('main-menu'),
  ]);
  const listed = products.kind === 'found' ? products.value.filter(isListed) : [];
  const single = listed.filter(({ productType }) => productType !== 'bundle');
  return {
    texts: pageTexts(market.language, 'home'),
    bestSellers: sortEntries(single, 'sortByPopularity', market)
      .slice(0, BEST_SELLER_COUNT)
      .map(toCard),
    routines:
      bundles.kind === 'found' ? bundles.value.products.slice(0, ROUTINE_COUNT).map(toCard) : [],
    ranges: menu.kind === 'found' ? rangesOfMenu(menu.value) : [],
    productCount: listed.length,
    described: describeShop(
      context.get(siteContext).origin + (market.prefix || '/'),
      market.languageTag,
    ),
  };
}

export default function Home({ loaderData: { texts, described, ...page } }: Route.ComponentProps) {
  return (
    <MoreTexts texts={texts}>
      <Head />
      <StructuredData value={described} />
      <HomePage {...page} />
    </MoreTexts>
  );
}

function Head() {
  const t = useT('home');
  return <PageHead title={t('home.title')} description={t('home.description')} />;
}
