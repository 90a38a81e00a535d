import { marketOf } from '@lokke/domain/markets';
import { redirect } from 'react-router';
import { expect, it } from 'vitest';
import { orderOf } from '../../features/account/orders/order.test-kit.ts';
import { recordTracked } from '../../shared/measurement/record-tracked.test-kit.ts';
import { readStored, writeStored } from '../../state/storage/browser-storage.ts';
import { marketValues } from '../../state/storage/stored-values.ts';
import { callRoute, expectAnswer, noting, ok, refuse, visitor } from '../call-route.test-kit.ts';
import * as dataRoute from './data.tsx';
import * as login from './login.tsx';
import * as subscriptions from './subscriptions.tsx';

const DATA = {
  visitor: visitor(true),
  loginEndsAt: async () => '2026-12-24T10:00:00Z',
  orders: async () =>
    ok({
      orders: [
        orderOf({ name: '#1003', fulfillmentStatus: 'FULFILLED' }),
        orderOf({ name: '#1002' }),
        orderOf({ name: '#1001' }),
      ],
    }),
  erase: async () => ok(null),
  isLoginFresh: async () => true,
  shopLogin: null,
  subscriptions: {},
};
const KNOWN = {
  loginEndsAt: '2026-12-24T10:00:00Z',
  erasing: 'now',
  openOrder: '#1002',
  hasPassword: true,
  keepsCredit: true,
};
const TO_LOGIN = '302 /account/login?returnTo=%2Fnl%2Faccount%2Fdata';

it.each([
  ['all that the shop has', {}, KNOWN],
  ['no erasure', { erase: null }, { ...KNOWN, erasing: 'never' }],
  ['an old login', { isLoginFresh: async () => false }, { ...KNOWN, erasing: 'afterLogin' }],
  ['login pages of the shop', { shopLogin: {} }, { ...KNOWN, hasPassword: false }],
  ['no subscriptions', { subscriptions: null }, { ...KNOWN, keepsCredit: false }],
  ['no order', { orders: async () => ok({ orders: [] }) }, { ...KNOWN, openOrder: null }],
  [
    'orders unread',
    { orders: async () => refuse('platformFailed') },
    { ...KNOWN, openOrder: null },
  ],
  ['nobody logged in', { visitor: visitor(false) }, TO_LOGIN],
])('the page of one’s data with %s', async (_, changes, expected) => {
  const accounts = { ...DATA, ...changes };
  const path = '/nl/account/data';
  expect(await callRoute(dataRoute.loader, { path, services: { accounts } })).toEqual(expected);
});

it.each([
  ['erased', ok(null), '302 /account/erased'],
  ['refused', refuse('wrongPassword'), { data: { code: 'wrongPassword' } }],
  ['of a shop that erases none', null, { init: { status: 404 } }],
])('an account that is %s', async (_, erase, expected) => {
  const sent: unknown[] = [];
  const accounts = { erase: erase && noting(sent, erase) };
  const called = {
    path: '/nl/account/data',
    services: { accounts },
    form: { password: 'Secret-12' },
  };
  const answer = await callRoute(dataRoute.action, called);
  expectAnswer(answer, expected);
  expect(sent).toEqual(erase === null ? [] : [{ password: 'Secret-12' }]);
});

/** Sends a form in the browser; tells what the page gets, and whether the server was asked. */
async function send(clientAction: (...args: never[]) => unknown, form: Record<string, string>) {
  let isSent = false;
  const request = new Request('http://lokke.test/nl/account/x', {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  const serverAction = async () => {
    isSent = true;
    throw redirect('/account/dashboard/');
  };
  const call = async () =>
    Reflect.apply(clientAction, null, [{ request, serverAction, params: {} }]);
  const answer: unknown = await call().catch((thrown: unknown) => thrown);
  return { answer, isSent };
}

const customer = marketValues.loggedInCustomer(marketOf('nl'));

it.each([
  [{ password: '' }, false],
  [{ password: 'Secret-12' }, true],
  [{}, true],
])('an account is erased by the form %j: %s, and then forgotten here', async (form, isErased) => {
  writeStored(customer, 'anna@example.com');
  const { answer, isSent } = await send(dataRoute.clientAction, form);
  expect(isSent).toBe(isErased);
  expect(readStored(customer)).toBe(isErased ? null : 'anna@example.com');
  if (!isErased) expect(answer).toMatchObject({ data: { code: 'wrongPassword' } });
});

it.each([
  [{ email: 'anna@example.com', password: 'Secret-12' }, true],
  [{ email: 'anna@example.com', password: '' }, false],
])('a login by %j is sent, told and remembered: %s', async (form, isSentOff) => {
  const tracked = recordTracked();
  window.localStorage.clear();
  expect((await send(login.clientAction, form)).isSent).toBe(isSentOff);
  expect(readStored(customer)).toBe(isSentOff ? 'anna@example.com' : null);
  expect(tracked).toEqual(isSentOff ? [{ kind: 'loggedIn' }] : []);
});

const address = (countryCode: string) => ({ id: countryCode, countryCode });

it.each([
  [ok(['monthly']), ok({ addresses: [address('BE'), address('NL')] }), null],
  [
    refuse('notLoggedIn'),
    ok({ addresses: [] }),
    '302 /account/login?returnTo=%2Fnl%2Faccount%2Fsubscriptions',
  ],
  [ok([]), refuse('platformFailed'), { init: { status: 502 } }],
])('the subscriptions %j of the customer %j', async (list, found, expected) => {
  const accounts = { subscriptions: { list: async () => list }, customer: async () => found };
  const services = { accounts, market: marketOf('nl') };
  const answer = await callRoute(subscriptions.loader, {
    path: '/nl/account/subscriptions',
    services,
  });
  expectAnswer(
    answer,
    expected ?? { subscriptions: ['monthly'], addresses: [address('NL')], texts: {} },
  );
});

it.each([
  [
    { id: 's1', action: 'SKIP' },
    { id: 's1', action: 'SKIP', addressId: null, cycle: null },
  ],
  [
    { action: 'SKIP', cycle: '123456', addressId: 'a' },
    { id: '', action: 'SKIP', addressId: 'a', cycle: 123_456 },
  ],
  [
    { action: 'SKIP', cycle: '1234567' },
    { id: '', action: 'SKIP', addressId: null, cycle: null },
  ],
  [
    { action: 'SKIP', cycle: '1e3' },
    { id: '', action: 'SKIP', addressId: null, cycle: null },
  ],
  [{ action: 'BURN' }, null],
])('a change %j of a subscription', async (form, expected) => {
  const sent: unknown[] = [];
  const change = noting(sent, ok(null));
  const called = {
    path: '/nl/account/subscriptions',
    services: { accounts: { subscriptions: { change } } },
    form,
  };
  const answer = await callRoute(subscriptions.action, called);
  if (expected === null) expect(answer).toMatchObject({ init: { status: 400 } });
  else expect(answer).toBe('302 /account/subscriptions?done=SKIP');
  expect(sent).toEqual(expected === null ? [] : [expected]);
});
