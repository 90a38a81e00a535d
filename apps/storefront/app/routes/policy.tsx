import { data } from 'react-router';
import { pageServices } from '../../context/page-services.ts';
import styles from '../shared/content/prose-page.module.css';
import { PageTitle } from '../shared/page-head.tsx';
import { RichHtml } from '../shared/rich-html.tsx';
import { excerptOf } from '../shared/site/excerpt.ts';
import type { Route } from './+types/policy';

export async function loader({ params, context }: Route.LoaderArgs) {
  const policies = await context.get(pageServices).catalogue.policies();
  if (policies.kind !== 'found') throw data(null, { status: 502 });
  const policy = policies.value.find(({ handle }) => handle === params.handle);
  if (policy === undefined) throw data(null, { status: 404 });
  return { policy, description: excerptOf(policy.bodyHtml) };
}

export default function Policy({ loaderData: { policy, description } }: Route.ComponentProps) {
  return (
    <article className={`page ${styles['prosePage']}`}>
      <PageTitle title={policy.title} description={description} />
      <RichHtml html={policy.bodyHtml} />
    </article>
  );
}
