import { pageServices } from '../../context/page-services.ts';
import styles from '../shared/content/prose-page.module.css';
import { PageTitle } from '../shared/page-head.tsx';
import { RichHtml } from '../shared/rich-html.tsx';
import { excerptOf } from '../shared/site/excerpt.ts';
import { requireRead, requireThere } from '../shared/site/page-requirements.ts';
import type { Route } from './+types/policy';

export async function loader({ params, context }: Route.LoaderArgs) {
  const policies = requireRead(await context.get(pageServices).catalogue.policies());
  const policy = requireThere(policies.find(({ handle }) => handle === params.handle));
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
