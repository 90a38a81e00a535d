import { SUBSCRIPTION_ACTIONS } from '@lokke/contract/ports';
import { data } from 'react-router';
import { pageServices } from '../../../context/page-services.ts';
import { valuesOfRequest } from '../../features/account/forms/form-reply.ts';
import { sentAction } from '../../features/account/forms/submit-checked.ts';
import {
  redirectOrForm,
  valueOrRedirectToLogin,
} from '../../features/account/login/auth-guards.ts';
import { SubscriptionsPage } from '../../features/account/subscriptions/subscriptions-page.tsx';
import { pageMessages } from '../../shared/i18n/page-messages.ts';
import { requireThere } from '../../shared/site/page-requirements.ts';
import type { Route } from './+types/subscriptions';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { accounts, market } = context.get(pageServices);
  const [found, customer] = await Promise.all([
    requireThere(accounts.subscriptions).list(),
    accounts.customer(),
  ]);
  const { addresses } = valueOrRedirectToLogin(customer, url);
  return {
    subscriptions: valueOrRedirectToLogin(found, url),
    addresses: addresses.filter(({ countryCode }) => countryCode === market.countryCode),
    texts: pageMessages(market, 'subscriptions'),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const subscriptions = requireThere(context.get(pageServices).accounts.subscriptions);
  const values = await valuesOfRequest(request);
  const { id = '', cycle = '', addressId = null } = values;
  const action = SUBSCRIPTION_ACTIONS.find((one) => one === values['action']);
  if (action === undefined) throw data(null, { status: 400 });
  const outcome = await subscriptions.change({
    id,
    action,
    addressId,
    cycle: /^\d{1,6}$/.test(cycle) ? Number(cycle) : null,
  });
  return redirectOrForm(outcome, values, url, `/account/subscriptions?done=${action}`);
}

export const clientAction = sentAction;

export default function SubscriptionsRoute({ loaderData }: Route.ComponentProps) {
  const { subscriptions, addresses } = loaderData;
  return <SubscriptionsPage subscriptions={subscriptions} addresses={addresses} />;
}
