import { redirect } from 'react-router';
import { pageServices } from '../../../context/page-services.ts';
import { formErrorResponse } from '../../features/account/forms/form-reply.ts';
import { submitChecked } from '../../features/account/forms/submit-checked.ts';
import { LogoutPage } from '../../features/account/login/login-page.tsx';
import { marketOfUrl } from '../../shared/market/market-provider.tsx';
import { track } from '../../shared/measurement/track.ts';
import { redirectWithin } from '../../shared/redirect-within.ts';
import { afterPendingWrites } from '../../state/account-sync/run-exclusive.ts';
import { forgetCustomer } from '../../state/customer/logged-in-customer.ts';
import type { Route } from './+types/logout';

export async function action({ url, context }: Route.ActionArgs) {
  const outcome = await context.get(pageServices).accounts.logout();
  if (!outcome.ok) return formErrorResponse(outcome, {});
  return outcome.value === null ? redirectWithin(url, '/') : redirect(outcome.value);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return submitChecked({
    request,
    check: () => ({ ok: true }),
    send: () => afterPendingWrites(serverAction),
    onDone: () => {
      forgetCustomer(marketOfUrl(request.url));
      track({ kind: 'loggedOut' });
    },
  });
}

export default function Logout() {
  return <LogoutPage />;
}
