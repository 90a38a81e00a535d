import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { newFolder } from '../fixtures/folder.ts';
import { ANNA, openCustomerShop } from './customer-shop.ts';

const CHANNELS = ['log', 'info', 'warn', 'error', 'debug'] as const;

function listen(): () => string {
  const spies = CHANNELS.map((channel) => vi.spyOn(console, channel).mockImplementation(() => {}));
  return () =>
    JSON.stringify(
      spies.flatMap(({ mock }) => mock.calls),
      errorsInFull,
    );
}

function errorsInFull(_: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  return { ...value, name, message, stack, cause };
}

test('neither password nor token reaches the log or the file', async () => {
  const logged = listen();
  const folder = newFolder();
  const shop = openCustomerShop('nl', undefined, { dataFile: join(folder, 'data.sqlite') });
  await shop.register();
  const token = await shop.tokenOf();
  await shop.logIn(ANNA.email, 'Wrong-guess1');
  await shop.send('customer-recover', { email: ANNA.email });
  const link = shop.linkTo(ANNA.email);
  const input = { resetToken: link.token, password: 'Nieuwe-kam1' };
  const reset = await shop.send('customer-reset', { id: link.id, input });
  shop.platform.close();
  const file = readFileSync(join(folder, 'data.sqlite'), 'latin1');
  expect(file).toContain(ANNA.email);
  const own = reset.customerAccessToken?.accessToken ?? 'none';
  for (const secret of [ANNA.password, 'Wrong-guess1', 'Nieuwe-kam1', token, own, link.token]) {
    expect(logged()).not.toContain(secret);
    expect(file).not.toContain(secret);
  }
});

test('a fault in the middle of logging in says nothing of what was typed', async () => {
  const shop = openCustomerShop();
  await shop.register();
  const logged = listen();
  const { store } = shop.platform.context;
  store.read.prepare('DROP TABLE customer_access_tokens').run();
  const { data, errors } = await shop.shopper.request('customer-access-token-create', {
    input: { email: ANNA.email, password: ANNA.password },
  });
  expect(data).toEqual({ customerAccessTokenCreate: null });
  expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }]);
  expect(logged()).toContain('customer_access_tokens');
  expect(logged()).not.toContain(ANNA.password);
});
