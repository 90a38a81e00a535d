import { checkPasswordReset } from '@lokke/domain/accounts';
import { accountsContext } from '../../../context/page-contexts.ts';
import { DASHBOARD, redirectIfLoggedIn } from '../../features/account/auth-guards.ts';
import { formErrorResponse, valuesOfRequest } from '../../features/account/form-reply.ts';
import { ResetPage } from '../../features/account/set-password-pages.tsx';
import { submitChecked } from '../../features/account/submit-checked.ts';
import { redirectWithin } from '../../shared/redirect-within.ts';
import type { Route } from './+types/reset';

export async function loader({ url, context }: Route.LoaderArgs) {
  await redirectIfLoggedIn(context.get(accountsContext), url);
  return null;
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const values = await valuesOfRequest(request);
  const link = { customerId: params.id, resetToken: params.token };
  const outcome = await context.get(accountsContext).resetPassword({ ...values, ...link });
  return outcome.ok ? redirectWithin(url, DASHBOARD) : formErrorResponse(outcome, values);
}

export function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  const link = { customerId: params.id, resetToken: params.token };
  return submitChecked({
    request,
    check: (values) => checkPasswordReset({ ...values, ...link }),
    send: () => serverAction(),
  });
}

export default function Reset({ actionData }: Route.ComponentProps) {
  return <ResetPage reply={actionData} />;
}
