import type { PageModule } from '@lokke/contract/ports';
import { translateFor } from '@lokke/i18n/all';
import { pageServices } from '../../context/page-services.ts';
import { Hero } from '../features/modules/hero.tsx';
import { loadLead, loadRows, withTilePictures } from '../features/modules/load-rows.ts';
import { ModuleList, nonEmptyModules } from '../features/modules/module-list.tsx';
import { triedHere } from '../shared/measurement/tried-here.ts';
import { PageHead } from '../shared/page-head.tsx';
import { describeShop } from '../shared/site/shop-json-ld.ts';
import { StructuredData } from '../shared/structured-data.tsx';
import type { Route } from './+types/home';

/** A home page without content: the best sellers. */
function shelf(title: string): readonly PageModule[] {
  return [
    {
      kind: 'productRow',
      id: 'bestsellers',
      title,
      collection: null,
      count: 8,
      isHorizontal: false,
      link: null,
      actions: [],
    },
  ];
}

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const { catalogue, content, market } = services;
  const home = await content.home();
  const page = home.kind === 'found' && home.value.modules.length > 0 ? home.value : null;
  const { origin, brand, identity } = services.site;
  const t = translateFor(market, brand);
  const modules = page?.modules ?? shelf(t('home.shelf'));
  const [rows, tiled, lead] = await Promise.all([
    loadRows(modules, { catalogue, market }),
    withTilePictures(modules, { catalogue, brandRanges: brand.ranges }),
    brand.style.home === 'type' ? loadLead(t('home.lead'), catalogue) : undefined,
  ]);
  return {
    title: page?.title ?? t('home.title'),
    description: page?.description ?? t('home.description'),
    modules: nonEmptyModules(tiled, rows),
    rows,
    ...(lead && { lead }),
    ...triedHere(services),
    described: describeShop({
      homeUrl: origin + (market.prefix || '/'),
      market,
      name: brand.name,
      identity,
    }),
  };
}

const NO_CONTENT = { id: 'title', kind: 'hero', text: null, media: null, actions: [] } as const;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { title, description, modules, rows, lead, described } = loaderData;
  const hasHero = modules[0]?.kind === 'hero';
  return (
    <>
      <PageHead title={title} description={description} />
      <StructuredData value={described} />
      {!hasHero && <Hero isFirst module={{ ...NO_CONTENT, title }} />}
      <ModuleList modules={modules} rows={rows} {...(lead && { lead })} />
    </>
  );
}
