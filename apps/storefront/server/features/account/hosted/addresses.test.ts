import { expect, it } from 'vitest';
import { ANNA, ANNAS_ADDRESS } from '../../../../testing/customer-fixture.ts';
import { openHostedVisitor } from '../../../../testing/hosted-visitor.ts';
import { openShops } from '../../../../testing/open-for-tests.ts';

const embedded = await openShops({ environment: { SHOPIFY_NL_CUSTOMER_ACCOUNTS: 'new' } });
const anna = openHostedVisitor(embedded, { locale: 'nl' });
await anna.logIn(ANNA.email);

const change = (input: object) =>
  anna.ask(({ accounts }) => accounts.changeAddress({ action: 'CREATE', ...input }));

async function addresses() {
  const read = await anna.ask(({ accounts }) => accounts.customer());
  return read.ok ? read.value.addresses : [];
}

it('addresses are kept, changed, made the default and removed', async () => {
  expect(await change({ address: ANNAS_ADDRESS })).toEqual({ ok: true, value: null });
  const second = { ...ANNAS_ADDRESS, address1: 'Damrak 2' };
  expect((await change({ address: second })).ok).toBe(true);
  const [first, other] = await addresses();
  expect(first).toMatchObject({ ...ANNAS_ADDRESS, isDefault: true, countryCode: 'NL' });
  const id = other?.id ?? '';
  const moved = { ...second, city: 'Haarlem', zip: '2011 AA' };
  expect((await change({ action: 'UPDATE', id, address: moved })).ok).toBe(true);
  expect((await change({ action: 'DEFAULT_UPDATE', id })).ok).toBe(true);
  expect(await addresses()).toMatchObject([
    { id, isDefault: true, city: 'Haarlem', zip: '2011 AA' },
    { address1: 'Herengracht 1' },
  ]);
  const gone = { action: 'DELETE', id: first?.id };
  expect((await change(gone)).ok).toBe(true);
  expect(await addresses()).toHaveLength(1);
  expect(await change(gone)).toMatchObject({ ok: false, code: 'deleteAddressFailed' });
  expect(await change({ address: { ...ANNAS_ADDRESS, zip: 'wrong' } })).toMatchObject({
    ok: false,
    code: 'createAddressFailed',
    fields: ['zip'],
  });
});

it('the default address is removed, after which another one is the default', async () => {
  for (const address1 of ['Damrak 3', 'Damrak 4']) {
    expect((await change({ address: { ...ANNAS_ADDRESS, address1 } })).ok).toBe(true);
  }
  const [first, second, third] = await addresses();
  expect(first).toMatchObject({ isDefault: true });
  expect((await change({ action: 'DELETE', id: first?.id })).ok).toBe(true);
  expect(await addresses()).toEqual([{ ...second, isDefault: true }, third]);
});
