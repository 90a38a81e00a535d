import type { AccountOutcome, AddressChange } from '@lokke/contract/ports';
import { type AddressAction, checkAddressChange } from '@lokke/domain/accounts';
import {
  customerAddressCreate,
  customerAddressDelete,
  customerAddressUpdate,
  customerDefaultAddressUpdate,
  type OperationFailure,
} from '@lokke/shopify-storefront';
import { inContext } from '../../shop-connection/index.ts';
import { fail, mapPlatformError, succeed } from '../account-result.ts';
import { ADDRESS_ERRORS, checkedAddress } from '../addresses.ts';
import { ownAddressId } from './read-customer.ts';
import { dropInvalidToken, type LegacyContext, tokenOf } from './session.ts';

export async function changeAddress(
  source: LegacyContext,
  { action, address, id }: AddressChange,
  givenToken?: string | null,
): Promise<AccountOutcome<null>> {
  const token = await tokenOf(source, givenToken);
  const check = checkAddressChange({ action, address, id, customerAccessToken: token });
  if (!check.ok) return fail(check.code, { fields: check.fields });
  const errorCode = ADDRESS_ERRORS[action];
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
  { client }: LegacyContext,
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
