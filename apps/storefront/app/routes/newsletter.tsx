import { checkNewsletter } from '@lokke/domain/accounts';
import { pageServices } from '../../context/page-services.ts';
import { formResponse, valuesOfRequest } from '../features/account/forms/form-reply.ts';
import { checkedAction } from '../features/account/forms/submit-checked.ts';
import { NewsletterPage } from '../features/account/requests/newsletter-page.tsx';
import { requireFound, requireThere } from '../shared/site/page-requirements.ts';
import type { Route } from './+types/newsletter';

/** Loads the form that was sent or opened, with its words of consent: of the page that the address names, or of home. */
async function loadForm({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const { content } = context.get(pageServices);
  const slug = new URL(request.url).searchParams.get('page');
  const page = slug === null ? await content.home() : await content.page(slug);
  const { modules } = requireFound(page);
  return requireThere(modules.find((module) => module.kind === 'newsletter'));
}

export async function loader(args: Route.LoaderArgs) {
  return { content: await loadForm(args) };
}

export async function action(args: Route.ActionArgs) {
  const newsletter = requireThere(args.context.get(pageServices).newsletter);
  // Nobody consents by words that are nowhere to be read.
  await loadForm(args);
  const values = await valuesOfRequest(args.request);
  return formResponse(await newsletter.join(values), values);
}

export const clientAction = checkedAction(checkNewsletter);

export default function Newsletter({ loaderData }: Route.ComponentProps) {
  return <NewsletterPage content={loaderData.content} />;
}
