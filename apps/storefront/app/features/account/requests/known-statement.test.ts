import type { Customer } from '@lokke/contract/ports';
import { expect, test } from 'vitest';
import { orderLine, orderOf } from '../orders/order.test-kit.ts';
import { knownOf } from './known-statement.ts';

const CUSTOMER: Customer = {
  email: 'anna@example.com',
  firstName: null,
  lastName: null,
  displayName: 'anna',
  phone: null,
  acceptsMarketing: false,
  numberOfOrders: null,
  createdAt: '',
  addresses: [],
};

test.each([
  [{ firstName: 'Eva', lastName: 'Berg' }, 'Anna Lok', 'Eva Berg'],
  [{ firstName: 'Eva', lastName: null }, 'Anna Lok', 'Eva'],
  // A login by a code leaves the account without a name until somebody writes one.
  [{ firstName: null, lastName: null }, 'Anna Lok', 'Anna Lok'],
  [{ firstName: '', lastName: '' }, 'Anna Lok', 'Anna Lok'],
  [{ firstName: null, lastName: null }, null, null],
])('of a customer %j and a buyer %s, the name is %s', async (names, buyerName, name) => {
  const known = await knownOf(
    {
      customer: async () => ({ ok: true, value: { ...CUSTOMER, ...names } }),
      order: async () => ({ ok: true, value: orderOf({ buyerName }) }),
    },
    '1001',
  );
  expect(known).toMatchObject({ name, email: CUSTOMER.email, orderNumber: '#1001' });
});

test.each([
  ['Comb', '2 × Comb, 300 ml'],
  // A statement may have neither, and empty means all of the order.
  ['Comb <wood>', ''],
  ['www.comb.example', ''],
])('of %s the form is filled in with what it takes: %s', async (title, items) => {
  const lines = [orderLine({ title })];
  const known = await knownOf(
    {
      customer: async () => ({ ok: true, value: CUSTOMER }),
      order: async () => ({ ok: true, value: orderOf({ lines }) }),
    },
    '1001',
  );
  expect(known).toMatchObject({ items });
});
