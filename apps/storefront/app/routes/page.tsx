import { data } from 'react-router';
import {
  catalogueContext,
  contentContext,
  marketContext,
  siteContext,
} from '../../context/page-contexts.ts';
import { loadRows, withTilePictures } from '../features/modules/load-rows.ts';
import { ModuleList, nonEmptyModules } from '../features/modules/module-list.tsx';
import styles from '../shared/content/prose-page.module.css';
import { PageHead } from '../shared/page-head.tsx';
import type { Route } from './+types/page';

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await context.get(contentContext).page(params.slug);
  if (page.kind === 'failed') throw data(null, { status: 502 });
  if (page.kind === 'missing') throw data(null, { status: 404 });
  const { modules } = page.value;
  const catalogue = context.get(catalogueContext);
  const [rows, tiled] = await Promise.all([
    loadRows(modules, { catalogue, market: context.get(marketContext) }),
    withTilePictures(modules, {
      catalogue,
      brandRanges: context.get(siteContext).brand.ranges,
    }),
  ]);
  return { page: { ...page.value, modules: nonEmptyModules(tiled, rows) }, rows };
}

export default function GeneralPage({ loaderData: { page, rows } }: Route.ComponentProps) {
  const { title, description, modules } = page;
  const hasHero = modules[0]?.kind === 'hero';
  return (
    <article className={hasHero ? undefined : styles['prosePage']}>
      <PageHead title={title} description={description} />
      {!hasHero && <h1 className="page">{title}</h1>}
      <ModuleList modules={modules} rows={rows} />
    </article>
  );
}
