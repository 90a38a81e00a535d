import type { GivenAddress } from '@lokke/contract/ports';
import { checkAddressChange } from '@lokke/domain/accounts';
import { plainIdOf } from '@lokke/domain/ids';
import {
  addressCreate,
  addressDelete,
  addressUpdate,
  type CustomerAccountClient,
  type CustomerAddressInput,
  customer,
  type OperationFailure,
} from '@lokke/shopify-customer-account';
import { inContext } from '../../shop-connection/index.ts';
import { fail } from '../account-result.ts';
import { ADDRESS_ERRORS, checkedAddress } from '../addresses.ts';
import type { HostedContext, Method } from './hosted-context.ts';
import { type CustomerWork, requireSession, withCustomer, withToken } from './with-customer.ts';

export const changeAddress: Method<'changeAddress'> = async (
  source,
  { action, address, id },
  givenToken,
) => {
  const token = givenToken || (await tokenOf(source));
  const check = checkAddressChange({ action, address, id, customerAccessToken: token });
  if (!check.ok) return fail(check.code, { fields: check.fields });
  const errorCode = ADDRESS_ERRORS[action];
  const addressId = idOf(id);
  if (addressId === null && action !== 'CREATE') return fail(errorCode, { fields: ['id'] });
  const isWritten = action === 'CREATE' || action === 'UPDATE';
  const checked = inputOf(address ?? {}, source);
  if (isWritten && checked.faults.length > 0) return fail(errorCode, { fields: checked.faults });

  const place = { ...inContext(source), addressId: addressId ?? '' };
  const work: CustomerWork<null> = (client) => {
    switch (action) {
      case 'CREATE':
        return addressCreate(client, { ...inContext(source), address: checked.input });
      case 'UPDATE':
        return addressUpdate(client, { ...place, address: checked.input });
      case 'DEFAULT_UPDATE':
        return addressUpdate(client, { ...place, defaultAddress: true });
      case 'DELETE':
        return deleteAddress(client, place);
    }
  };
  const wording = { errorCode, isTrueOfOutage: true } as const;
  return givenToken
    ? withToken(source, givenToken, { wording, work })
    : withCustomer(source, wording, work);
};

type Place = Parameters<typeof addressDelete>[1];

/** Deletes an address; the default one, which the API keeps while there are others, after making another the default. */
async function deleteAddress(client: CustomerAccountClient, place: Place) {
  const deleted = await addressDelete(client, place);
  if (deleted.ok || !isDefaultKept(deleted.failure)) return deleted;
  const { country, language, addressId } = place;
  const found = await customer(client, { country, language });
  if (!found.ok) return found;
  const next = found.value.addresses.nodes.find(({ id }) => plainIdOf(id) !== plainIdOf(addressId));
  if (next === undefined) return deleted;
  const changed = await addressUpdate(client, {
    ...place,
    addressId: next.id,
    defaultAddress: true,
  });
  return changed.ok ? addressDelete(client, place) : changed;
}

function isDefaultKept(failure: OperationFailure): boolean {
  return (
    failure.kind === 'userErrors' &&
    failure.userErrors.some(({ code }) => code === 'DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED')
  );
}

async function tokenOf(source: HostedContext): Promise<string | null> {
  const session = await requireSession(source);
  return session.ok ? session.value.accessToken : null;
}

/** The bare number of a link or the whole id. */
function idOf(id: string | null | undefined): string | null {
  const number = plainIdOf(id ?? '') ?? id?.trim() ?? '';
  return /^\d{1,20}$/.test(number) ? `gid://shopify/CustomerAddress/${number}` : null;
}

interface CheckedInput {
  readonly input: CustomerAddressInput;
  readonly faults: readonly string[];
}

/** Renames the fields to the API's: `territoryCode`, `zoneCode`, `phoneNumber`. */
function inputOf(given: GivenAddress, { market }: HostedContext): CheckedInput {
  const { address, faults } = checkedAddress(given, market.countryCode);
  const { country, province, phone, ...texts } = address;
  if (!/^[A-Z]{2}$/.test(country)) return { input: {}, faults: ['country'] };
  return {
    input: {
      ...texts,
      territoryCode: country,
      ...(province !== undefined && { zoneCode: province || null }),
      ...(phone !== undefined && { phoneNumber: phone || null }),
    },
    faults,
  };
}
