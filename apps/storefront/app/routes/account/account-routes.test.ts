// @vitest-environment happy-dom
import { marketOf } from '@lokke/domain/markets';
import { redirect } from 'react-router';
import { expect, it, test } from 'vitest';
import { orderOf } from '../../features/account/orders/order.test-kit.ts';
import { recordTracked } from '../../shared/measurement/record-tracked.test-kit.ts';
import { readStored, writeStored } from '../../state/storage/browser-storage.ts';
import { marketValues } from '../../state/storage/stored-values.ts';
import { callRoute } from '../call-route.test-kit.ts';
import { loader as authorize, shouldRevalidate } from './authorize.tsx';
import * as dataRoute from './data.tsx';
import * as login from './login.tsx';
import * as subscriptions from './subscriptions.tsx';

const ok = <Value>(value: Value) => ({ ok: true, value }) as const;
const refused = (code: string) => ({ ok: false, code, message: 'No', fields: [] }) as const;
const visitor = (isLoggedIn: boolean) => async () => ok({ isLoggedIn, email: null });

/** Notes what it is given. */
const noting =
  <Reply>(given: unknown[], reply: Reply) =>
  async (one: unknown) => {
    given.push(one);
    return reply;
  };

function expectAnswer(answer: unknown, expected: string | object): void {
  if (typeof expected === 'string') expect(answer).toBe(expected);
  else expect(answer).toMatchObject(expected);
}

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
    { orders: async () => refused('platformFailed') },
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
  ['refused', refused('wrongPassword'), { data: { code: 'wrongPassword' } }],
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

const elsewhere = { kind: 'url', url: 'https://pay.example/' };
const shopLogin = { begin: async (to: string | null) => ok(`https://id.example/?to=${to}`) };
const FAILED = {
  data: { kind: 'failed', refusal: { code: 'platformFailed' } },
  init: { status: 502 },
};

it.each([
  ['at a shop with login pages', { shopLogin }, {}, '302 https://id.example/?to=/nl/cart'],
  ['there, logged in', { shopLogin, visitor: visitor(true) }, {}, '302 https://pay.example/'],
  [
    'there, while it fails',
    { shopLogin: { begin: async () => refused('platformFailed') } },
    {},
    FAILED,
  ],
  ['here, logged in', { visitor: visitor(true) }, {}, '302 /account/dashboard/'],
  ['here', {}, {}, { kind: 'form', hasProfessionalArea: true }],
  [
    'of no professionals',
    {},
    { professionals: null },
    { kind: 'form', hasProfessionalArea: false },
  ],
  [
    'without salons',
    {},
    { hasSalons: async () => false },
    { kind: 'form', hasProfessionalArea: false },
  ],
])('the login %s', async (_, own, shop, expected) => {
  const accounts = {
    shopLogin: null,
    visitor: visitor(false),
    destination: async () => elsewhere,
    ...own,
  };
  const services = { accounts, professionals: {}, hasSalons: async () => true, ...shop };
  const path = '/nl/account/login?returnTo=/nl/cart';
  const answer = await callRoute(login.loader, { path, services });
  expectAnswer(answer, expected);
});

it.each([
  [ok(null), { kind: 'page', path: '/cart' }, '302 /cart?utm_source=mail'],
  [ok(null), elsewhere, '302 https://pay.example/'],
  [
    refused('wrongPassword'),
    elsewhere,
    { data: { code: 'wrongPassword', values: { email: 'a@b.nl' } } },
  ],
])('a login that ends as %j, wanted for %j', async (outcome, destination, expected) => {
  const asked: unknown[] = [];
  const accounts = {
    login: noting(asked, outcome),
    destination: noting(asked, destination),
  };
  const form = { email: 'a@b.nl', password: 'Secret-12' };
  const path = '/nl/account/login?returnTo=/nl/cart&utm_source=mail';
  const answer = await callRoute(login.action, { path, services: { accounts }, form });
  expectAnswer(answer, expected);
  expect(asked).toEqual(outcome.ok ? [form, '/nl/cart'] : [form]);
});

const arrival = { email: 'anna@example.com', isNew: false, destination: elsewhere };

it.each([
  ['?state=a&code=b', ok(null), false, '302 /account/authorize'],
  ['?error=denied', ok(null), false, '302 /account/authorize'],
  ['?error=denied', refused('platformFailed'), false, FAILED],
  ['?state=a&code=b', refused('platformFailed'), true, '302 /account/dashboard/'],
  ['', ok(null), true, { kind: 'arrived', arrival }],
  ['?none', ok(null), true, '302 /account/dashboard/'],
])(
  'a visitor who comes from the shop’s login with "%s", which ends as %j; logged in: %s',
  async (search, finished, isLoggedIn, expected) => {
    const asked: unknown[] = [];
    const arrive = async () => (search === '?none' ? null : arrival);
    const accounts = {
      shopLogin: { finish: noting(asked, finished), arrive },
      visitor: visitor(isLoggedIn),
    };
    const path = `/nl/account/authorize${search}`;
    const answer = await callRoute(authorize, { path, services: { accounts } });
    expectAnswer(answer, expected);
    expect(asked).toEqual(/state|error/.test(search) ? [search] : []);
  },
);

test('an arrival is told once, and only where the shop has login pages', async () => {
  expect(shouldRevalidate()).toBe(false);
  const services = { accounts: { shopLogin: null } };
  const answer = await callRoute(authorize, { path: '/nl/account/authorize', services });
  expect(answer).toMatchObject({ init: { status: 404 } });
});

const address = (countryCode: string) => ({ id: countryCode, countryCode });

it.each([
  [ok(['monthly']), ok({ addresses: [address('BE'), address('NL')] }), null],
  [
    refused('notLoggedIn'),
    ok({ addresses: [] }),
    '302 /account/login?returnTo=%2Fnl%2Faccount%2Fsubscriptions',
  ],
  [ok([]), refused('platformFailed'), { init: { status: 502 } }],
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
