import { messageOf } from '@lokke/contract/errors';
import { pageServices } from '../../../context/page-services.ts';
import {
  formErrorResponse,
  successReply,
  valuesOfRequest,
} from '../../features/account/forms/form-reply.ts';
import { checkedAction } from '../../features/account/forms/submit-checked.ts';
import { checkInfoForm, InfoPage, updateOf } from '../../features/account/info-page.tsx';
import {
  redirectIfLoggedOut,
  valueOrRedirectToLogin,
} from '../../features/account/login/auth-guards.ts';
import type { Route } from './+types/info';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { accounts } = context.get(pageServices);
  const customer = valueOrRedirectToLogin(await accounts.customer(), url);
  return { customer, profileUrl: accounts.shopLogin?.profileUrl ?? null };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const values = await valuesOfRequest(request);
  const checked = checkInfoForm(values);
  if (!checked.ok) {
    return formErrorResponse({ ...checked, message: messageOf(checked.code) }, values);
  }
  const outcome = await context.get(pageServices).accounts.updateAccount(updateOf(values));
  if (outcome.ok) return successReply(values);
  redirectIfLoggedOut(outcome, url, values);
  return formErrorResponse(outcome, values);
}

export const clientAction = checkedAction(checkInfoForm);

export default function Info({ loaderData }: Route.ComponentProps) {
  return <InfoPage {...loaderData} />;
}
