import { plainIdOf } from '@lokke/domain/ids';
import { pageServices } from '../../../context/page-services.ts';
import { AddressPage } from '../../features/account/addresses/address-page.tsx';
import {
  addressOf,
  checkAddressForm,
  countryOf,
  valuesOfAddress,
} from '../../features/account/addresses/address-values.ts';
import { formErrorResponse, valuesOfRequest } from '../../features/account/forms/form-reply.ts';
import { checkedAction } from '../../features/account/forms/submit-checked.ts';
import {
  redirectIfLoggedOut,
  valueOrRedirectToLogin,
} from '../../features/account/login/auth-guards.ts';
import { marketOfUrl } from '../../shared/market/market-provider.tsx';
import { redirectWithin } from '../../shared/redirect-within.ts';
import { requireThere } from '../../shared/site/page-requirements.ts';
import type { Route } from './+types/address';

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { accounts } = context.get(pageServices);
  const customer = valueOrRedirectToLogin(await accounts.customer(), url);
  const { addresses, firstName, lastName } = customer;
  if (params.id === undefined) return { address: null, known: { firstName, lastName } };
  const address = requireThere(addresses.find(({ id }) => plainIdOf(id) === params.id));
  return { address, known: valuesOfAddress(address) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const values = await valuesOfRequest(request);
  const { accounts, market } = context.get(pageServices);
  const country = countryOf(values['country'], market);
  const address = { ...addressOf(values, country), country };
  const { id } = values;
  const outcome = await accounts.changeAddress(
    id === undefined ? { action: 'CREATE', address } : { action: 'UPDATE', address, id },
  );
  const done = id === undefined ? 'CREATE' : 'UPDATE';
  if (outcome.ok) return redirectWithin(url, `/account/addresses?done=${done}`);
  redirectIfLoggedOut(outcome, url, values);
  const checked = checkAddressForm(values, market);
  return formErrorResponse(outcome, values, checked.ok ? [] : checked.fieldErrors);
}

export const clientAction = checkedAction((values) =>
  checkAddressForm(values, marketOfUrl(window.location.href)),
);

export default function Address({ loaderData }: Route.ComponentProps) {
  return <AddressPage {...loaderData} />;
}
