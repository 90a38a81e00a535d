import { checkPasswordReset } from '@lokke/domain/accounts';
import { pageServices } from '../../../context/page-services.ts';
import { formErrorResponse, valuesOfRequest } from '../../features/account/forms/form-reply.ts';
import { submitChecked } from '../../features/account/forms/submit-checked.ts';
import { DASHBOARD, redirectIfLoggedIn } from '../../features/account/login/auth-guards.ts';
import { ResetPage } from '../../features/account/login/set-password-pages.tsx';
import { ShopLoginPage } from '../../features/account/login/shop-login-page.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { redirectWithin } from '../../shared/redirect-within.ts';
import type { Route } from './+types/reset';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { accounts } = context.get(pageServices);
  await redirectIfLoggedIn(accounts, url);
  return { isElsewhere: accounts.shopLogin !== null };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const values = await valuesOfRequest(request);
  const link = { customerId: params.id, resetToken: params.token };
  const outcome = await context.get(pageServices).accounts.resetPassword({ ...values, ...link });
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

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('account');
  if (loaderData.isElsewhere) return <ShopLoginPage title={t('account.reset.title')} />;
  return <ResetPage reply={actionData} />;
}
