import { checkLogin } from '@lokke/domain/accounts';
import { pageServices } from '../../../context/page-services.ts';
import { valuesOfRequest } from '../../features/account/forms/form-reply.ts';
import { checkedAction } from '../../features/account/forms/submit-checked.ts';
import { DASHBOARD, redirectOrForm } from '../../features/account/login/auth-guards.ts';
import { ConfirmPage } from '../../features/account/login/confirm-page.tsx';
import { ShopLoginPage } from '../../features/account/login/shop-login-page.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { marketOfUrl } from '../../shared/market/market-provider.tsx';
import { rememberCustomer } from '../../state/customer/logged-in-customer.ts';
import type { Route } from './+types/confirm';

/** Open to whoever is logged in, too: they have just registered. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { accounts } = context.get(pageServices);
  const visitor = await accounts.visitor();
  return {
    isElsewhere: accounts.shopLogin !== null,
    email: visitor.ok ? visitor.value.email : null,
    newPasswordPath: `/account/reset/${params.id}/${params.token}`,
  };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { accounts } = context.get(pageServices);
  const values = await valuesOfRequest(request);
  const link = { customerId: params.id, resetToken: params.token };
  const outcome = await accounts.proveAddress({ ...values, ...link });
  return redirectOrForm(outcome, values, url, `${DASHBOARD}?done=proved`);
}

export const clientAction = checkedAction(checkLogin, ({ email = '' }, request) =>
  rememberCustomer(marketOfUrl(request.url), email),
);

export default function Confirm({ loaderData }: Route.ComponentProps) {
  const t = useT('account');
  const { isElsewhere, ...known } = loaderData;
  if (isElsewhere) return <ShopLoginPage title={t('account.confirm.title')} />;
  return <ConfirmPage {...known} />;
}
