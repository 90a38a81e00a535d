import { expect, it } from 'vitest';
import { openVisitor } from '../../testing/account-visitor.ts';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { ANNA } from '../../testing/customer-fixture.ts';
import { openEmbeddedShops } from '../../testing/embedded-shops.ts';

it.each([
  ['of 8 characters', 'Abcdefgh'],
  ['of 100 characters', `aA${'1'.repeat(98)}`],
  ['in another alphabet', 'пароль-Ы'],
  ['with accents', 'ÆRLIGHET-ø'],
  ['with a blank in the middle', 'Abcd efgh'],
])('a password %s is taken, and opens the account again', async (what, password) => {
  using embedded = await openEmbeddedShops();
  const { api } = openEndpoint(embedded);
  const visitor = openVisitor(api, '203.0.113.9');
  const email = `${what.replaceAll(' ', '-')}@example.com`;
  expect((await visitor.post('register', { ...ANNA, email, password })).status).toBe(200);
  expect((await openVisitor(api).post('login', { email, password })).status).toBe(200);
});
