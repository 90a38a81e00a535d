import { checkRegistration } from '@lokke/domain/accounts';
import { pageServices } from '../../../context/page-services.ts';
import { valuesOfRequest } from '../../features/account/forms/form-reply.ts';
import { checkedAction } from '../../features/account/forms/submit-checked.ts';
import {
  DASHBOARD,
  redirectIfLoggedIn,
  redirectOrForm,
} from '../../features/account/login/auth-guards.ts';
import { RegisterPage } from '../../features/account/login/register-page.tsx';
import { ShopLoginPage } from '../../features/account/login/shop-login-page.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { marketOfUrl } from '../../shared/market/market-provider.tsx';
import { track } from '../../shared/measurement/track.ts';
import { rememberCustomer } from '../../state/customer/logged-in-customer.ts';
import type { Route } from './+types/register';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { accounts } = context.get(pageServices);
  await redirectIfLoggedIn(accounts, url);
  return { isElsewhere: accounts.shopLogin !== null };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const values = await valuesOfRequest(request);
  const outcome = await context.get(pageServices).accounts.register(values);
  return redirectOrForm(outcome, values, url, DASHBOARD);
}

export const clientAction = checkedAction(checkRegistration, ({ email = '' }, request) => {
  rememberCustomer(marketOfUrl(request.url), email);
  track({ kind: 'signedUp' });
});

export default function Register({ loaderData }: Route.ComponentProps) {
  const t = useT('account');
  if (loaderData.isElsewhere) return <ShopLoginPage title={t('account.register.title')} />;
  return <RegisterPage />;
}
