import { pageServices } from '../../../context/page-services.ts';
import { EducationPage } from '../../features/account/professional/education-page.tsx';
import { loadKit } from '../../features/account/professional/load-kit.ts';
import { salonOrElsewhere } from '../../features/account/professional/serve-screen.ts';
import { loadRows } from '../../features/modules/load-rows.ts';
import { ModuleList } from '../../features/modules/module-list.tsx';
import { pageMessages } from '../../shared/i18n/page-messages.ts';
import { requireFound, requireRead, requireThere } from '../../shared/site/page-requirements.ts';
import type { Route } from './+types/education';

/** Shows salons what is written for them, and pictures and texts of a range; others are led to the login before anything is read. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { professionals, content, catalogue, market, site } = context.get(pageServices);
  await salonOrElsewhere(requireThere(professionals), url, 'education');
  const texts = pageMessages(market, 'education', 'statement');
  const { piece } = params;
  if (piece === undefined) {
    const [written, kit] = await Promise.all([
      content.education(),
      loadKit(catalogue, { ranges: site.brand.ranges, chosen: url.searchParams.get('range') }),
    ]);
    const pieces = written.kind === 'missing' ? [] : requireRead(written);
    return { texts, list: { pieces, kit }, read: null };
  }
  const page = requireFound(await content.educationPage(piece));
  return {
    texts,
    list: null,
    read: { page, rows: await loadRows(page.modules, { catalogue, market }) },
  };
}

export default function Education({ loaderData: { list, read } }: Route.ComponentProps) {
  return (
    <EducationPage list={list} page={read?.page ?? null}>
      {read !== null && <ModuleList modules={read.page.modules} rows={read.rows} />}
    </EducationPage>
  );
}
