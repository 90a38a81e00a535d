import type { ApiErrorCode } from '@lokke/contract/errors';
import type { AccountOutcome, CustomerAddressInput } from '@lokke/contract/ports';
import { type AddressAction, checkAddressChange } from '@lokke/domain/accounts';
import { ADDRESS_FIELDS, checkAddress, normalisePostcode } from '@lokke/domain/addresses';
import { type CountryCode, LOCALES, marketOf } from '@lokke/domain/markets';
import type { MailingAddressInput } from '@lokke/shopify-storefront';
import {
  customerAddressCreate,
  customerAddressDelete,
  customerAddressUpdate,
  customerDefaultAddressUpdate,
  type OperationFailure,
} from '@lokke/shopify-storefront';
import { inContext } from '../shop-connection/index.ts';
import type { AccountContext } from './account-context.ts';
import { fail, succeed } from './account-result.ts';
import { ownAddressId } from './addresses.ts';
import { dropInvalidToken, tokenOf } from './identify.ts';
import { mapPlatformError } from './map-platform-error.ts';

export interface AddressChangeInput {
  readonly action: AddressAction;
  readonly address?: GivenAddress | null | undefined;
  readonly id?: string | null | undefined;
}

const API_ERRORS = {
  CREATE: 'createAddressFailed',
  UPDATE: 'updateAddressFailed',
  DEFAULT_UPDATE: 'defaultAddressFailed',
  DELETE: 'deleteAddressFailed',
} as const satisfies Record<AddressAction, ApiErrorCode>;

export async function changeAddress(
  source: AccountContext,
  { action, address, id }: AddressChangeInput,
  givenToken?: string | null,
): Promise<AccountOutcome<null>> {
  const token = await tokenOf(source, givenToken);
  const check = checkAddressChange({ action, address, id, customerAccessToken: token });
  if (!check.ok) return fail(check.code, { fields: check.fields });
  const errorCode = API_ERRORS[action];
  const customerAccessToken = token ?? '';
  const identity = { ...inContext(source), customerAccessToken };

  const ownId = ownAddressId(id ?? '', customerAccessToken);
  if (ownId === null && action !== 'CREATE') return fail(errorCode, { fields: ['id'] });
  const checked = checkedAddress(address ?? {}, source.market.countryCode);
  const isWritten = action === 'CREATE' || action === 'UPDATE';
  if (isWritten && checked.faults.length > 0) return fail(errorCode, { fields: checked.faults });

  const failure = await carryOut(source, action, {
    identity,
    id: ownId ?? '',
    address: checked.address,
  });
  if (failure === null) return succeed(null);
  const outcome = mapPlatformError(source, failure, { errorCode, isTrueOfOutage: true });
  if (outcome.code === 'notLoggedIn') await dropInvalidToken(source, customerAccessToken);
  return outcome;
}

interface Work {
  readonly identity: ReturnType<typeof inContext> & { readonly customerAccessToken: string };
  readonly id: string;
  readonly address: ReturnType<typeof checkedAddress>['address'];
}

async function carryOut(
  { client }: AccountContext,
  action: AddressAction,
  { identity, id, address }: Work,
): Promise<OperationFailure | null> {
  const result = await send();
  return result.ok ? null : result.failure;

  function send() {
    switch (action) {
      case 'CREATE':
        return customerAddressCreate(client, { ...identity, address });
      case 'UPDATE':
        return customerAddressUpdate(client, { ...identity, id, address });
      case 'DEFAULT_UPDATE':
        return customerDefaultAddressUpdate(client, { ...identity, addressId: id });
      case 'DELETE':
        return customerAddressDelete(client, { ...identity, id });
    }
  }
}

const COUNTRIES: ReadonlySet<string> = new Set(LOCALES.map((one) => marketOf(one).countryCode));

function isOurCountry(country: string): country is CountryCode {
  return COUNTRIES.has(country);
}

/** Address fields of a request body; absent ones may be undefined. */
type GivenAddress = {
  readonly [Name in keyof CustomerAddressInput]?: CustomerAddressInput[Name] | undefined;
};

interface CheckedAddress {
  /** Maps to the platform's input; absent fields stay unchanged. */
  readonly address: MailingAddressInput;
  readonly faults: readonly string[];
}

/** Validates by the country's rules where known; otherwise the platform does. */
function checkedAddress(given: GivenAddress, marketCountry: CountryCode): CheckedAddress {
  const country = given.country?.trim() || marketCountry;
  const texts = Object.fromEntries(
    ADDRESS_FIELDS.flatMap((field) => {
      const text = given[field];
      return text === undefined ? [] : [[field, text === null ? null : text.trim()]];
    }),
  );
  if (!isOurCountry(country)) return { address: { ...texts, country }, faults: [] };
  const faults = checkAddress(country, texts).map(({ field }) => field);
  const zip = normalisePostcode(country, given.zip ?? '');
  return { address: { ...texts, ...(zip !== null && { zip }), country }, faults };
}
