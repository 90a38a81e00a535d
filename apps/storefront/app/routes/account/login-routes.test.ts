import { expect, it, test } from 'vitest';
import { callRoute, expectAnswer, noting, ok, refuse, visitor } from '../call-route.test-kit.ts';
import { loader as authorize, shouldRevalidate } from './authorize.tsx';
import { action, loader } from './login.tsx';

const elsewhere = { kind: 'store', url: 'https://pay.example/' };
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
    { shopLogin: { begin: async () => refuse('platformFailed') } },
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
  const answer = await callRoute(loader, { path, services });
  expectAnswer(answer, expected);
});

it.each([
  [ok(null), { kind: 'page', path: '/cart' }, '302 /cart?utm_source=mail'],
  [ok(null), elsewhere, '302 https://pay.example/'],
  [
    refuse('wrongPassword'),
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
  const answer = await callRoute(action, { path, services: { accounts }, form });
  expectAnswer(answer, expected);
  expect(asked).toEqual(outcome.ok ? [form, '/nl/cart'] : [form]);
});

const arrival = { email: 'anna@example.com', isNew: false, destination: elsewhere };

it.each([
  ['?state=a&code=b', ok(null), false, '302 /account/authorize'],
  ['?error=denied', ok(null), false, '302 /account/authorize'],
  ['?error=denied', refuse('platformFailed'), false, FAILED],
  ['?state=a&code=b', refuse('platformFailed'), true, '302 /account/dashboard/'],
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
