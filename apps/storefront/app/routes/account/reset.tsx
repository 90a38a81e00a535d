import { checkPasswordReset } from '@lokke/domain/accounts';
import { pageServices } from '../../../context/page-services.ts';
import { valuesOfRequest } from '../../features/account/forms/form-reply.ts';
import { checkedAction } from '../../features/account/forms/submit-checked.ts';
import {
  DASHBOARD,
  redirectIfLoggedIn,
  redirectOrForm,
} from '../../features/account/login/auth-guards.ts';
import { ResetPage } from '../../features/account/login/set-password-pages.tsx';
import { ShopLoginPage } from '../../features/account/login/shop-login-page.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
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
  return redirectOrForm(outcome, values, url, DASHBOARD);
}

export const clientAction = checkedAction((values, { id, token }) =>
  checkPasswordReset({ ...values, customerId: id, resetToken: token }),
);

export default function Reset({ loaderData }: Route.ComponentProps) {
  const t = useT('account');
  if (loaderData.isElsewhere) return <ShopLoginPage title={t('account.reset.title')} />;
  return <ResetPage />;
}
