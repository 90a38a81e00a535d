import { checkRegistration } from '@lokke/domain/accounts';
import { accountsContext } from '../../../context/page-contexts.ts';
import { DASHBOARD, redirectIfLoggedIn } from '../../features/account/auth-guards.ts';
import { formErrorResponse, valuesOfRequest } from '../../features/account/form-reply.ts';
import { RegisterPage } from '../../features/account/register-page.tsx';
import { submitChecked } from '../../features/account/submit-checked.ts';
import { track } from '../../shared/measurement/track.ts';
import { redirectWithin } from '../../shared/redirect-within.ts';
import { rememberCustomer } from '../../state/customer/logged-in-customer.ts';
import type { Route } from './+types/register';

export async function loader({ url, context }: Route.LoaderArgs) {
  await redirectIfLoggedIn(context.get(accountsContext), url);
  return null;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const values = await valuesOfRequest(request);
  const outcome = await context.get(accountsContext).register(values);
  return outcome.ok ? redirectWithin(url, DASHBOARD) : formErrorResponse(outcome, values);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return submitChecked({
    request,
    check: checkRegistration,
    send: () => serverAction(),
    onDone: ({ email = '' }) => {
      rememberCustomer(email);
      track({ kind: 'signedUp' });
    },
  });
}

export default function Register({ actionData }: Route.ComponentProps) {
  return <RegisterPage reply={actionData} />;
}
