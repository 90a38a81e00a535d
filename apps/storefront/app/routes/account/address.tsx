import { plainIdOf } from '@lokke/domain/ids';
import { data } from 'react-router';
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
import type { Route } from './+types/address';

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { addresses, firstName, lastName } = valueOrRedirectToLogin(
    await context.get(pageServices).accounts.customer(),
    url,
  );
  if (params.id === undefined) return { address: null, known: { firstName, lastName } };
  const address = addresses.find(({ id }) => plainIdOf(id) === params.id);
  if (address === undefined) throw data(null, { status: 404 });
  return { address, known: valuesOfAddress(address) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const values = await valuesOfRequest(request);
  const { market } = context.get(pageServices);
  const country = countryOf(values['country'], market);
  const address = { ...addressOf(values, country), country };
  const { id } = values;
  const outcome = await context
    .get(pageServices)
    .accounts.changeAddress(
      id === undefined ? { action: 'CREATE', address } : { action: 'UPDATE', address, id },
    );
  if (outcome.ok) {
    return redirectWithin(url, `/account/addresses?done=${id === undefined ? 'CREATE' : 'UPDATE'}`);
  }
  redirectIfLoggedOut(outcome, url);
  const checked = checkAddressForm(values, market);
  return formErrorResponse(outcome, values, checked.ok ? [] : checked.fieldErrors);
}

export const clientAction = checkedAction((values) =>
  checkAddressForm(values, marketOfUrl(window.location.href)),
);

export default function Address({ loaderData }: Route.ComponentProps) {
  return <AddressPage {...loaderData} />;
}
