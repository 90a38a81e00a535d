import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeShops, SHOP_KEYS, type ShopKey } from '../../../protocol/index.ts';
import { fillIn } from '../../../protocol/pages/index.ts';
import { shippingOf } from '../../shipping/index.ts';
import { CHECKOUT_MESSAGES } from '../messages/messages.ts';
import { DETAILS_FIELDS, type DetailsField } from './details-fields.ts';
import { parseFormValues } from './form-values.ts';
import cases from './parse-details.cases.json' with { type: 'json' };
import { parseDetails } from './parse-details.ts';

const SHOPS = makeShops();
const REGION_CASES = Object.entries<Readonly<Record<string, boolean>>>(
  // The account's pages read an address by the same cases.
  JSON.parse(
    readFileSync(
      new URL(
        '../../../../../packages/domain/src/addresses/postcode-regions.cases.json',
        import.meta.url,
      ),
      'utf8',
    ),
  ),
).flatMap(([country, known]) =>
  Object.entries(known).map(([typed, fits]) => [country, typed, fits] as const),
);

function shopKeyOf(country: string): ShopKey {
  const found = SHOP_KEYS.find((key) => SHOPS[key].countryCode === country);
  if (found === undefined) throw new TypeError(`no shop delivers to ${country}`);
  return found;
}

const { en } = CHECKOUT_MESSAGES.texts;
const missing = (label: string) => fillIn(en.problems.missing, { label });
const TYPED = {
  email: 'ada@example.test',
  firstName: 'Ada',
  lastName: 'Vale',
  address1: 'Comb Street 7',
  city: 'Town',
  delivery: 'standard',
};

function read(shop: ShopKey, typed: Readonly<Record<string, unknown>>) {
  const values = parseFormValues(DETAILS_FIELDS, { ...TYPED, ...typed });
  return parseDetails({ shop: SHOPS[shop], values, texts: en, shipping: shippingOf(shop, null) });
}

function problemOf(field: DetailsField, shop: ShopKey, typed: Readonly<Record<string, unknown>>) {
  const result = read(shop, typed);
  return result.kind === 'valid' ? null : (result.problems.get(field) ?? null);
}

describe('the details of a buyer', () => {
  test('are tidied: blanks, line breaks and the postcode', () => {
    expect(read('nl', { zip: ' 1012ab', firstName: ' Ada\n\r\tMay ', phone: '' })).toEqual(
      cases.tidied,
    );
  });

  test('lose what nobody sees, and what would turn the words of a letter', () => {
    const typed = {
      zip: '1012 AB',
      firstName: 'A\u202ed\u200ba',
      lastName: 'O’Neill\u0000👩\u200d🦰',
    };
    expect(read('nl', typed)).toMatchObject({
      details: { address: { firstName: 'Ada', lastName: 'O’Neill 👩\u200d🦰' } },
    });
  });

  test.each([
    ['standard', '', null],
    ['express', '', missing(en.phone)],
    ['express', '06 12345678', null],
  ])(
    'with %s delivery and the phone number “%s” have the problem %s',
    (delivery, phone, problem) => {
      expect(problemOf('phone', 'nl', { zip: '1012 AB', delivery, phone })).toBe(problem);
    },
  );

  test.each([
    ['nl', '1012 AB', 'Kade', '', true],
    ['nl', '1012 AB', 'Kade 1', '', false],
    ['be', '2000', 'Kaai', 'bus 3', false],
    ['uk', 'EC1A 1BB', 'Rose Cottage', '', false],
  ] as const)(
    'in %s %s “%s”, “%s” lacks a house number: %s',
    (shop, zip, address1, address2, lacks) => {
      expect(problemOf('address1', shop, { zip, address1, address2 })).toBe(
        lacks ? en.problems.numberMissing : null,
      );
    },
  );

  test('ask for a billing address only where the bill goes elsewhere', () => {
    const zip = '1012 AB';
    expect(read('nl', { zip, billing: 'same' }).kind).toBe('valid');
    const label = en.address.city;
    expect(problemOf('billing-city', 'nl', { zip, billing: 'other' })).toBe(missing(label));
    const elsewhere = Object.entries({ ...TYPED, zip: '9711lm', city: 'Groningen' });
    const billed = Object.fromEntries(elsewhere.map(([name, value]) => [`billing-${name}`, value]));
    expect(read('nl', { zip, billing: 'other', ...billed })).toMatchObject({
      details: { address: { city: 'Town' }, billingAddress: { city: 'Groningen', zip: '9711 LM' } },
    });
  });

  test.each(['firstName', 'lastName', 'address1', 'address2', 'city'] as const)(
    'hold no web address in %s, as the letter repeats it',
    (field) => {
      const zip = '1012 AB';
      const problem = problemOf(field, 'nl', { zip, [field]: 'Prize: www.bad.example' });
      expect(problem).toMatch(/cannot hold a web address/);
      expect(read('nl', { zip, [field]: 'J.R. St.Claire 7.B' }).kind).toBe('valid');
      expect(read('nl', { zip, email: 'www.ada@example.test' }).kind).toBe('valid');
    },
  );

  test.each([
    ['ada@example.test', null],
    ['ada@example', en.problems.emailShape],
    ['ada example@test.nl', en.problems.emailShape],
    ['@example.test', en.problems.emailShape],
    ['a@b@example.test', en.problems.emailShape],
    ['ada@example..test', en.problems.emailShape],
    ['ada@example.test,eve', en.problems.emailShape],
    ['ada@example.test>', en.problems.emailShape],
    ['', missing(en.email)],
    [`${'a'.repeat(250)}@x.test`, fillIn(en.problems.tooLong, { label: en.email, maximum: 254 })],
  ])('with e-mail "%s" get %s', (email, problem) => {
    expect(problemOf('email', 'nl', { email, zip: '1012 AB' })).toBe(problem);
  });

  test.each([
    ['', null],
    ['+31 (0)6-1234 5678', null],
    ['12345', en.problems.phoneShape],
    ['123456', null],
    ['1234567890123456', en.problems.phoneShape],
    ['call me', en.problems.phoneShape],
  ])('with phone "%s" get %s', (phone, problem) => {
    expect(problemOf('phone', 'nl', { phone, zip: '1012 AB' })).toBe(problem);
  });

  test.each([
    ['us', '', missing(en.address.state)],
    ['us', 'ZZ', en.problems.stateUnknown],
    ['us', 'NY', null],
    ['es', '', missing(en.address.province)],
    ['ie', 'D', null],
    ['de', '', null],
  ] as const)('in %s with region "%s" get %s', (shop, region, problem) => {
    expect(problemOf('region', shop, { region })).toBe(problem);
  });

  test.each(REGION_CASES)('in %s %s go together: %s', (country, typed, fits) => {
    const [, zip = '', region = ''] = /^(.+) (\w+)$/.exec(typed) ?? [];
    const shop = shopKeyOf(country);
    const problem = problemOf('zip', shop, { zip, region });
    expect(problem === null).toBe(fits);
    const billed = Object.fromEntries(
      Object.entries({ ...TYPED, zip, region }).map(([name, text]) => [`billing-${name}`, text]),
    );
    expect(problemOf('billing-zip', shop, { billing: 'other', ...billed })).toBe(problem);
  });

  test('name both fields where postcode and region do not go together', () => {
    expect(problemOf('zip', 'es', { zip: '28013', region: 'B' })).toBe(
      '28013 is not in Barcelona. Postcode or province is wrong.',
    );
    expect(problemOf('zip', 'us', { zip: '90210', region: 'NY' })).toBe(
      '90210 is not in New York. ZIP code or state is wrong.',
    );
  });

  test('in Ireland need no Eircode, elsewhere a postcode', () => {
    expect(problemOf('zip', 'ie', { zip: '' })).toBeNull();
    expect(problemOf('zip', 'uk', { zip: '' })).toBe(missing(en.address.zip));
    expect(problemOf('zip', 'ni', { zip: 'EC1A 1BB' })).toBe(en.problems.zipRegion);
    expect(problemOf('zip', 'uk', { zip: 'BT1 5GS' })).toBe(en.problems.zipOtherShop);
    // Whoever pays may live where nothing is sent.
    for (const [shop, zip] of [
      ['ni', 'EC1A 1BB'],
      ['uk', 'bt1 5gs'],
    ] as const) {
      const billed = Object.entries({ ...TYPED, zip }).map(([name, text]) => [
        `billing-${name}`,
        text,
      ]);
      const typed = { billing: 'other', ...Object.fromEntries(billed) };
      expect(problemOf('billing-zip', shop, typed)).toBeNull();
    }
    expect(problemOf('zip', 'us', { zip: '99501', region: 'NY' })).toBe(en.problems.zipNotReached);
    expect(problemOf('zip', 'us', { zip: '00000', region: 'NY' })).toContain('11201');
    expect(problemOf('zip', 'ni', { zip: 'x' })).toBe(
      fillIn(en.problems.zipShape, { example: 'BT1 5GS' }),
    );
  });

  test.each([
    ['us', ['city', 'region', 'zip']],
    ['uk', ['city', 'zip']],
    ['es', ['zip', 'city', 'region']],
  ] as const)('in %s are put right in the order of the form: %o', (shop, fields) => {
    const result = read(shop, { city: '', region: '', zip: '' });
    expect(result.kind === 'invalid' && [...result.problems.keys()]).toEqual(fields);
  });

  test('say what is wrong in the order of the form, also when nothing was sent', () => {
    const values = parseFormValues(DETAILS_FIELDS, { email: ['a', 'b'], delivery: 'pigeon' });
    const result = parseDetails({
      shop: SHOPS.nl,
      values,
      texts: en,
      shipping: shippingOf('nl', null),
    });
    expect(result.kind === 'invalid' && [...result.problems.keys()]).toEqual([
      'email',
      'firstName',
      'lastName',
      'address1',
      'zip',
      'city',
      'delivery',
    ]);
  });
});
