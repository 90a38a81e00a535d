import { checkNewsletter } from '@lokke/domain/accounts';
import { data } from 'react-router';
import { pageServices } from '../../context/page-services.ts';
import { formResponse, valuesOfRequest } from '../features/account/forms/form-reply.ts';
import { checkedAction } from '../features/account/forms/submit-checked.ts';
import { NewsletterPage } from '../features/account/requests/newsletter-page.tsx';
import type { Route } from './+types/newsletter';

const notFound = () => data(null, { status: 404 });

export async function loader({ context }: Route.LoaderArgs) {
  const home = await context.get(pageServices).content.home();
  if (home.kind === 'failed') throw data(null, { status: 502 });
  const modules = home.kind === 'found' ? home.value.modules : [];
  const content = modules.find((module) => module.kind === 'newsletter');
  if (content === undefined) throw notFound();
  return { content };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { newsletter } = context.get(pageServices);
  if (newsletter === null) throw notFound();
  const values = await valuesOfRequest(request);
  return formResponse(await newsletter.join(values), values);
}

export const clientAction = checkedAction(checkNewsletter);

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterPage content={loaderData.content} reply={actionData} />;
}
