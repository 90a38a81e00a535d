import { API_ERRORS } from '@lokke/contract/errors';
import { expect, it } from 'vitest';
import { type AccountVisitor, invite, openVisitor } from '../../testing/account-visitor.ts';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { ANNA } from '../../testing/customer-fixture.ts';
import { openShops } from '../../testing/open-for-tests.ts';
import MESSAGES from './account-error-messages.json' with { type: 'json' };

const embedded = await openShops();
const { api } = openEndpoint(embedded);
const anna = openVisitor(api);
const nobody = openVisitor(api, '203.0.113.8');
expect((await anna.post('register', ANNA)).status).toBe(200);
await invite(embedded, 'nl', 'invited@example.com');

type Row = (typeof MESSAGES)['ofAnybody' | 'ofCustomer'][number];

/** Sends a row's body and expects the message of its code (spec §5, §8). */
async function expectMessage(visitor: AccountVisitor, { call, body, code }: Row): Promise<void> {
  const expected = Object.entries(API_ERRORS).find(([known]) => known === code)?.[1];
  const response = await visitor.post(call, body);
  expect(response.reply).toEqual({ error: expected?.message });
  expect(response.status).toBe(expected?.status);
}

it.each(MESSAGES.ofAnybody)('a visitor without an account hears of $situation ($code)', (row) =>
  expectMessage(nobody, row),
);

it.each(MESSAGES.ofCustomer)('a customer hears of $situation ($code)', (row) =>
  expectMessage(anna, row),
);
