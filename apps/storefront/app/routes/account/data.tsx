import type { Accounts } from '@lokke/contract/ports';
import type { ComponentProps } from 'react';
import { pageServices } from '../../../context/page-services.ts';
import { DataPage } from '../../features/account/data-page.tsx';
import { valuesOfRequest } from '../../features/account/forms/form-reply.ts';
import { submitChecked } from '../../features/account/forms/submit-checked.ts';
import { redirectOrForm, requireLogin } from '../../features/account/login/auth-guards.ts';
import { isToBeSent } from '../../features/account/orders/order-card.tsx';
import { marketOfUrl } from '../../shared/market/market-provider.tsx';
import { requireThere } from '../../shared/site/page-requirements.ts';
import { afterPendingWrites } from '../../state/account-sync/run-exclusive.ts';
import { forgetCustomer } from '../../state/customer/logged-in-customer.ts';
import type { Route } from './+types/data';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { accounts } = context.get(pageServices);
  await requireLogin(accounts, url);
  const [loginEndsAt, erasing, openOrder] = await Promise.all([
    accounts.loginEndsAt(),
    erasingOf(accounts),
    openOrderOf(accounts),
  ]);
  return {
    loginEndsAt,
    erasing,
    openOrder,
    hasPassword: accounts.shopLogin === null,
    keepsCredit: accounts.subscriptions !== null,
  };
}

async function erasingOf({
  erase,
  isLoginFresh,
}: Accounts): Promise<ComponentProps<typeof DataPage>['erasing']> {
  if (erase === null) return 'never';
  return (await isLoginFresh()) ? 'now' : 'afterLogin';
}

/** Name of the newest order of which something is still to be sent: it needs the address. */
async function openOrderOf(accounts: Accounts): Promise<string | null> {
  const page = await accounts.orders();
  return (page.ok && page.value.orders.find(isToBeSent)?.name) || null;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const erase = requireThere(context.get(pageServices).accounts.erase);
  const values = await valuesOfRequest(request);
  const outcome = await erase({ password: values['password'] });
  return redirectOrForm(outcome, values, url, '/account/erased');
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return submitChecked({
    request,
    // Requires the password where the form has a field for one.
    check: ({ password }) =>
      password === '' ? { ok: false, code: 'wrongPassword', fields: ['password'] } : { ok: true },
    send: () => afterPendingWrites(serverAction),
    onDone: () => forgetCustomer(marketOfUrl(request.url)),
  });
}

export default function Data({ loaderData }: Route.ComponentProps) {
  return <DataPage {...loaderData} />;
}
