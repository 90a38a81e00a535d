import { pageServices } from '../../../context/page-services.ts';
import { loginFailed } from '../../features/account/forms/form-reply.ts';
import { ArrivalPage } from '../../features/account/login/arrival-page.tsx';
import { DASHBOARD } from '../../features/account/login/auth-guards.ts';
import { LoginFailedPage } from '../../features/account/login/shop-login-page.tsx';
import { redirectWithin } from '../../shared/redirect-within.ts';
import { requireThere } from '../../shared/site/page-requirements.ts';
import type { Route } from './+types/authorize';

/** Ends a login at the shop's pages; the address that is shown has no code in it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { accounts } = context.get(pageServices);
  const shopLogin = requireThere(accounts.shopLogin);
  if (url.searchParams.has('state') || url.searchParams.has('error')) {
    const finished = await shopLogin.finish(url.search);
    if (finished.ok) throw redirectWithin(url, '/account/authorize');
    // A code that comes twice, by the button back or of another tab, ends no login that is there.
    const visitor = await accounts.visitor();
    if (visitor.ok && visitor.value.isLoggedIn) throw redirectWithin(url, DASHBOARD);
    return loginFailed(finished);
  }
  const arrival = await shopLogin.arrive();
  if (arrival === null) throw redirectWithin(url, DASHBOARD);
  return { kind: 'arrived', arrival } as const;
}

// An arrival is told once.
export const shouldRevalidate = () => false;

export default function Authorize({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'arrived' ? (
    <ArrivalPage {...loaderData.arrival} />
  ) : (
    <LoginFailedPage refusal={loaderData.refusal} />
  );
}
