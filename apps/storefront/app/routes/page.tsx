import { writtenPagePath } from '@lokke/domain/paths';
import { redirect } from 'react-router';
import { pageServices } from '../../context/page-services.ts';
import { loadRows, withTilePictures } from '../features/modules/load-rows.ts';
import { ModuleList, nonEmptyModules } from '../features/modules/module-list.tsx';
import { QuestionSearch, questionsIn } from '../features/questions/question-search.tsx';
import styles from '../shared/content/prose-page.module.css';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { triedHere } from '../shared/measurement/tried-here.ts';
import { PageHead } from '../shared/page-head.tsx';
import { requireFound } from '../shared/site/page-requirements.ts';
import type { Route } from './+types/page';

export async function loader({ params, context }: Route.LoaderArgs) {
  const path = writtenPagePath(params.slug);
  if (!path.startsWith('/pages/')) throw redirect(path, 301);
  const services = context.get(pageServices);
  const { catalogue, content, market, site } = services;
  const page = requireFound(await content.page(params.slug));
  const { modules } = page;
  const [rows, tiled] = await Promise.all([
    loadRows(modules, { catalogue, market }),
    withTilePictures(modules, { catalogue, brandRanges: site.brand.ranges }),
  ]);
  const groups = questionsIn(modules);
  const others = tiled.filter(({ kind }) => kind !== 'questions');
  return {
    page: { ...page, modules: nonEmptyModules(others, rows) },
    rows,
    groups,
    ...triedHere(services),
    ...(groups.length > 0 && { texts: pageMessages(market, 'questions') }),
  };
}

export default function GeneralPage({ loaderData }: Route.ComponentProps) {
  const { page, rows, groups } = loaderData;
  const { title, description, modules } = page;
  const hasHero = modules[0]?.kind === 'hero';
  return (
    <article className={hasHero ? undefined : styles['prosePage']}>
      <PageHead title={title} description={description} />
      {!hasHero && <h1 className="page">{title}</h1>}
      <ModuleList modules={modules} rows={rows} />
      {groups.length > 0 && <QuestionSearch groups={groups} />}
    </article>
  );
}
