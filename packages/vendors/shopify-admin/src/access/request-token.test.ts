import { expect, it } from 'vitest';
import { refusalOf, requestAdminToken } from './request-token.ts';

const GOOD = { access_token: 'shpat_1', scope: 'read_products, write_orders', expires_in: 86_399 };
const PAGE = '<h1>Oauth error app_not_installed: The application is not installed.</h1>';
const json = (error: string) => JSON.stringify({ error, error_description: 'why' });

function ask(...answers: readonly (readonly [status: number, body: string])[]) {
  const secrets: (string | null)[] = [];
  const result = requestAdminToken({
    app: { clientId: 'app', clientSecrets: ['new', 'old'] },
    tokenEndpoint: 'https://shop.example/admin/oauth/access_token',
    timeoutInMs: 5_000,
    nowInMs: () => 1_000,
    wait: async () => undefined,
    fetch: async (_input, init) => {
      const [status, body] = answers[secrets.length] ?? [500, ''];
      secrets.push(new URLSearchParams(String(init?.body)).get('client_secret'));
      return new Response(body, { status });
    },
  });
  return result.then((value) => ({ value, secrets }));
}

it('gets a token by the new secret, with its end and its scopes', async () => {
  const { value, secrets } = await ask([200, JSON.stringify(GOOD)]);
  expect(value).toEqual({
    ok: true,
    value: {
      accessToken: 'shpat_1',
      endsAtInMs: 86_400_000,
      scopes: ['read_products', 'write_orders'],
    },
  });
  expect(secrets).toEqual(['new']);
});

it('gets it by the old secret where the new one does not count yet', async () => {
  const { value, secrets } = await ask([400, json('invalid_client')], [200, JSON.stringify(GOOD)]);
  expect([value.ok, secrets]).toEqual([true, ['new', 'old']]);
});

it.each([
  ['JSON', json('app_not_installed')],
  ['a page', PAGE],
])('reads from %s why there is none, which no other secret would change', async (_, body) => {
  const { value, secrets } = await ask([400, body]);
  expect(value.ok ? null : refusalOf(value.failure)).toBe('app_not_installed');
  expect(secrets).toEqual(['new']);
});

it.each([
  ['without a token', '{}'],
  ['without an end', '{"access_token":"shpat_1"}'],
  ['that is a page', '<html>'],
])('takes no answer %s', async (_, body) => {
  const { value } = await ask([200, body]);
  expect(value).toMatchObject({ ok: false, failure: { kind: 'unreadable' } });
});

it('asks again after an outage, and after a refusal for too many', async () => {
  const { value } = await ask([502, ''], [429, ''], [200, JSON.stringify(GOOD)]);
  expect(value.ok).toBe(true);
});
