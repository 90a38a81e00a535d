import { data } from 'react-router';
import { pageServices } from '../../../context/page-services.ts';
import { AddressesPage } from '../../features/account/addresses/addresses-page.tsx';
import { valuesOfRequest } from '../../features/account/forms/form-reply.ts';
import { sentAction } from '../../features/account/forms/submit-checked.ts';
import {
  redirectOrForm,
  valueOrRedirectToLogin,
} from '../../features/account/login/auth-guards.ts';
import type { Route } from './+types/addresses';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { accounts } = context.get(pageServices);
  const { addresses } = valueOrRedirectToLogin(await accounts.customer(), url);
  return { addresses };
}

/** New and changed addresses have a form of their own. */
const BUTTONS = ['DELETE', 'DEFAULT_UPDATE'] as const;

export async function action({ request, url, context }: Route.ActionArgs) {
  const values = await valuesOfRequest(request);
  const { id = '' } = values;
  const action = BUTTONS.find((one) => one === values['action']);
  if (action === undefined) throw data(null, { status: 400 });
  const outcome = await context.get(pageServices).accounts.changeAddress({ action, id });
  return redirectOrForm(outcome, values, url, `/account/addresses?done=${action}`);
}

export const clientAction = sentAction;

export default function Addresses({ loaderData }: Route.ComponentProps) {
  return <AddressesPage addresses={loaderData.addresses} />;
}
