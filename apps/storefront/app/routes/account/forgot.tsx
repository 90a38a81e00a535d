import { checkForgotPassword } from '@lokke/domain/accounts';
import { pageServices } from '../../../context/page-services.ts';
import { formResponse, valuesOfRequest } from '../../features/account/forms/form-reply.ts';
import { checkedAction } from '../../features/account/forms/submit-checked.ts';
import { ForgotPage } from '../../features/account/login/forgot-page.tsx';
import { ShopLoginPage } from '../../features/account/login/shop-login-page.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import type { Route } from './+types/forgot';

export function loader({ context }: Route.LoaderArgs) {
  return { isElsewhere: context.get(pageServices).accounts.shopLogin !== null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const values = await valuesOfRequest(request);
  return formResponse(await context.get(pageServices).accounts.forgotPassword(values), values);
}

export const clientAction = checkedAction(checkForgotPassword);

export default function Forgot({ loaderData }: Route.ComponentProps) {
  const t = useT('account');
  if (loaderData.isElsewhere) return <ShopLoginPage title={t('account.forgot.title')} />;
  return <ForgotPage />;
}
