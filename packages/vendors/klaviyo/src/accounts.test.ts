import { expect, it } from 'vitest';
import { createAccounts } from './index.ts';

it('asks for the account of a private key in the version of the other calls', async () => {
  const calls: Request[] = [];
  const { companyOf } = createAccounts({
    baseUrl: 'https://a.klaviyo.com',
    timeoutInMs: 1_000,
    fetch: async (input, init) => {
      calls.push(new Request(input, init));
      return Response.json({ data: [{ type: 'account', id: 'AbC123' }] });
    },
  });
  expect(await companyOf('pk_1')).toEqual({ ok: true, value: 'AbC123' });
  const [call] = calls;
  expect(call?.url).toBe('https://a.klaviyo.com/api/accounts');
  expect(call?.headers.get('revision')).toBe('2024-10-15');
  expect(call?.headers.get('authorization')).toBe('Klaviyo-API-Key pk_1');
});
