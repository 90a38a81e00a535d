import { describe, expect, test } from 'vitest';
import { ADDRESS_ACTIONS, checkAccountUpdate, checkAddressChange } from './index.ts';
import { OK, refusal } from './refusal.test-kit.ts';

const ALL = { customerAccessToken: 't', address: {}, id: '1' };

describe('checkAddressChange', () => {
  test.each(ADDRESS_ACTIONS)('%s with everything is fine', (action) => {
    expect(checkAddressChange({ ...ALL, action })).toEqual(OK);
  });

  test.each([
    ['CREATE', 'customerAccessToken', refusal('missingAddressInput', 'customerAccessToken')],
    ['CREATE', 'address', refusal('missingAddressInput', 'address')],
    ['CREATE', 'id', OK],
    ['UPDATE', 'customerAccessToken', refusal('missingAddressInput', 'customerAccessToken')],
    ['UPDATE', 'address', refusal('missingAddressInput', 'address')],
    ['UPDATE', 'id', refusal('missingAddressId', 'id')],
    ['DEFAULT_UPDATE', 'customerAccessToken', refusal('missingAddressId', 'customerAccessToken')],
    ['DEFAULT_UPDATE', 'address', OK],
    ['DEFAULT_UPDATE', 'id', refusal('missingAddressId', 'id')],
    ['DELETE', 'customerAccessToken', refusal('missingAddressId', 'customerAccessToken')],
    ['DELETE', 'address', OK],
    ['DELETE', 'id', refusal('missingAddressId', 'id')],
  ] as const)('%s without %s', (action, field, expected) => {
    for (const nothing of [null, undefined]) {
      expect(checkAddressChange({ ...ALL, action, [field]: nothing })).toEqual(expected);
    }
  });
});

test.each([
  [{ customer: {}, customerAccessToken: 't' }, OK],
  [{ customer: {} }, refusal('missingAccountInput', 'customerAccessToken')],
  [{ customerAccessToken: 't', customer: null }, refusal('missingAccountInput', 'customer')],
  [{}, refusal('missingAccountInput', 'customer', 'customerAccessToken')],
])('checkAccountUpdate of %o', (input, expected) => {
  expect(checkAccountUpdate(input)).toEqual(expected);
});
