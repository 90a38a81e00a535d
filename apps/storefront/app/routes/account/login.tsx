import type { Destination } from '@lokke/contract/ports';
import { checkLogin } from '@lokke/domain/accounts';
import { redirect } from 'react-router';
import { pageServices } from '../../../context/page-services.ts';
import {
  formErrorResponse,
  loginFailed,
  valuesOfRequest,
} from '../../features/account/forms/form-reply.ts';
import { checkedAction } from '../../features/account/forms/submit-checked.ts';
import { redirectIfLoggedIn, returnToOf } from '../../features/account/login/auth-guards.ts';
import { LoginPage } from '../../features/account/login/login-page.tsx';
import { LoginFailedPage } from '../../features/account/login/shop-login-page.tsx';
import { marketOfUrl } from '../../shared/market/market-provider.tsx';
import { track } from '../../shared/measurement/track.ts';
import { redirectWithin } from '../../shared/redirect-within.ts';
import { rememberCustomer } from '../../state/customer/logged-in-customer.ts';
import type { Route } from './+types/login';

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const { accounts } = services;
  const { shopLogin } = accounts;
  if (shopLogin !== null) {
    const returnTo = returnToOf(url);
    const visitor = await accounts.visitor();
    if (visitor.ok && visitor.value.isLoggedIn) {
      throw redirectTo(url, await accounts.destination(returnTo));
    }
    const begun = await shopLogin.begin(returnTo);
    if (begun.ok) throw redirect(begun.value);
    return loginFailed(begun);
  }
  await redirectIfLoggedIn(accounts, url);
  // The area is for those who work in a salon.
  const hasProfessionalArea = services.professionals !== null && (await services.hasSalons());
  return { kind: 'form', hasProfessionalArea } as const;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { accounts } = context.get(pageServices);
  const values = await valuesOfRequest(request);
  const outcome = await accounts.login(values);
  if (!outcome.ok) return formErrorResponse(outcome, values);
  return redirectTo(url, await accounts.destination(returnToOf(url)));
}

function redirectTo(url: URL, destination: Destination): Response {
  return destination.kind === 'page'
    ? redirectWithin(url, destination.path)
    : redirect(destination.url);
}

export const clientAction = checkedAction(checkLogin, ({ email = '' }, request) => {
  rememberCustomer(marketOfUrl(request.url), email);
  track({ kind: 'loggedIn' });
});

export default function Login({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'failed') return <LoginFailedPage refusal={loaderData.refusal} />;
  return <LoginPage hasProfessionalArea={loaderData.hasProfessionalArea} />;
}
