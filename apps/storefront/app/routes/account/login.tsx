import { checkLogin } from '@lokke/domain/accounts';
import { redirect } from 'react-router';
import {
  accountsContext,
  hasSalonsContext,
  professionalsContext,
} from '../../../context/page-contexts.ts';
import { redirectIfLoggedIn, returnToOf } from '../../features/account/auth-guards.ts';
import { formErrorResponse, valuesOfRequest } from '../../features/account/form-reply.ts';
import { LoginPage } from '../../features/account/login-page.tsx';
import { submitChecked } from '../../features/account/submit-checked.ts';
import { track } from '../../shared/measurement/track.ts';
import { redirectWithin } from '../../shared/redirect-within.ts';
import { rememberCustomer } from '../../state/customer/logged-in-customer.ts';
import type { Route } from './+types/login';

export async function loader({ url, context }: Route.LoaderArgs) {
  await redirectIfLoggedIn(context.get(accountsContext), url);
  // The area is for those who work in a salon.
  const hasArea = context.get(professionalsContext) !== null;
  return { hasProfessionalArea: hasArea && (await context.get(hasSalonsContext)()) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const accounts = context.get(accountsContext);
  const values = await valuesOfRequest(request);
  const outcome = await accounts.login(values);
  if (!outcome.ok) return formErrorResponse(outcome, values);
  const destination = await accounts.destination(returnToOf(url));
  return destination.kind === 'page'
    ? redirectWithin(url, destination.path)
    : redirect(destination.url);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return submitChecked({
    request,
    check: checkLogin,
    send: () => serverAction(),
    onDone: ({ email = '' }) => {
      rememberCustomer(email);
      track({ kind: 'loggedIn' });
    },
  });
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginPage reply={actionData} {...loaderData} />;
}
