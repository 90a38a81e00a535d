import { checkAddressChange } from '@lokke/domain/accounts';
import {
  customerAddressCreate,
  customerAddressDelete,
  customerAddressUpdate,
  customerDefaultAddressUpdate,
} from '@lokke/shopify-storefront';
import { inContext } from '../../shop-connection/index.ts';
import { fail, mapPlatformError, succeed } from '../account-result.ts';
import { ADDRESS_ERRORS, checkedAddress } from '../addresses.ts';
import { ownAddressId } from './read-customer.ts';
import { dropInvalidToken, type Method, tokenOf } from './session.ts';

export const changeAddress: Method<'changeAddress'> = async (
  source,
  { action, address, id },
  givenToken,
) => {
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

  const { client } = source;
  const own = { ...identity, id: ownId ?? '' };
  const send = () => {
    switch (action) {
      case 'CREATE':
        return customerAddressCreate(client, { ...identity, address: checked.address });
      case 'UPDATE':
        return customerAddressUpdate(client, { ...own, address: checked.address });
      case 'DEFAULT_UPDATE':
        return customerDefaultAddressUpdate(client, { ...identity, addressId: own.id });
      case 'DELETE':
        return customerAddressDelete(client, own);
    }
  };
  const result = await send();
  if (result.ok) return succeed(null);
  const outcome = mapPlatformError(source, result.failure, { errorCode, isTrueOfOutage: true });
  if (outcome.code === 'notLoggedIn') await dropInvalidToken(source, customerAccessToken);
  return outcome;
};
