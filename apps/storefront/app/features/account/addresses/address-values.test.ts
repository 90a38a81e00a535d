import { marketOf } from '@lokke/domain/markets';
import { describe, expect, it, test } from 'vitest';
import { addressOf, checkAddressForm, countryOf } from './address-values.ts';

const DUTCH = {
  firstName: 'Anna',
  lastName: 'de Vries',
  address1: 'Prinsengracht 12',
  zip: '1015 DV',
  city: 'Amsterdam',
};

test.each([
  ['NO', 'NO'],
  ['JP', 'NL'],
  [null, 'NL'],
])('an address in %s has the form of %s in the Dutch market', (code, country) => {
  expect(countryOf(code, marketOf('nl'))).toBe(country);
});

describe('an address form', () => {
  it('takes the fields of its country, without blanks around them', () => {
    expect(addressOf({ ...DUTCH, city: ' Amsterdam ', province: 'NY', form: 'x' }, 'NL')).toEqual({
      ...DUTCH,
      company: '',
      address2: '',
      phone: '',
    });
    expect(addressOf({ ...DUTCH, province: 'NY' }, 'US')).toMatchObject({ province: 'NY' });
  });

  it('passes when it is complete', () => {
    expect(checkAddressForm(DUTCH, marketOf('nl'))).toEqual({ ok: true });
  });

  it('names each input that is wrong, and what is wrong with it', () => {
    const check = checkAddressForm({ ...DUTCH, city: '', zip: '10' }, marketOf('nl'));
    expect(check).toEqual({
      ok: false,
      code: 'createAddressFailed',
      fields: ['zip', 'city'],
      fieldErrors: [
        { field: 'zip', code: 'invalidPostcode' },
        { field: 'city', code: 'missing' },
      ],
    });
  });

  it('speaks of changing an address that has an id already', () => {
    const check = checkAddressForm({ id: '1' }, marketOf('na'));
    expect(check).toMatchObject({ code: 'updateAddressFailed' });
    expect(check).toMatchObject({ fields: expect.arrayContaining(['province', 'zip']) });
  });
});
