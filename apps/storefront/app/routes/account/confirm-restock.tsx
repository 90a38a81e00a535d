import { data } from 'react-router';
import { pageServices } from '../../../context/page-services.ts';
import { formResponse, valuesOfRequest } from '../../features/account/forms/form-reply.ts';
import { sentAction } from '../../features/account/forms/submit-checked.ts';
import { ConfirmRestockPage } from '../../features/account/requests/restock-pages.tsx';
import { pageMessages } from '../../shared/i18n/page-messages.ts';
import { requireThere } from '../../shared/site/page-requirements.ts';
import type { Route } from './+types/confirm-restock';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { accounts, market, restock } = context.get(pageServices);
  // Names an address: a page that reads the session stays out of caches.
  const [wanted] = await Promise.all([
    requireThere(restock).read(params.token),
    accounts.visitor(),
  ]);
  const texts = pageMessages(market, 'restock');
  return data({ texts, wanted }, { status: wanted === null ? 404 : 200 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const restock = requireThere(context.get(pageServices).restock);
  const values = await valuesOfRequest(request);
  return formResponse(await restock.confirm(params.token), values);
}

export const clientAction = sentAction;

export default function ConfirmRestock({ loaderData }: Route.ComponentProps) {
  return <ConfirmRestockPage wanted={loaderData.wanted} />;
}
