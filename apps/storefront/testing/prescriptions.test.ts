import { expect, it } from 'vitest';
import { buy } from './buy.ts';
import { openStorefront } from './open-for-tests.ts';
import { openPlainBrowser } from './plain-browser.ts';
import { addSalon, openOwner, SALON_SETTINGS } from './salon-owner.ts';

const EMAIL = 'ada@salon.example';
const SCREEN = '/nl/account/professional/prescriptions';
const CHOSEN = `${SCREEN}?p=rain-shampoo&p=gone`;
const NOTE = '<b>Koud</b> naspoelen';

const shop = await openStorefront({ shops: ['nl', 'de'], environment: SALON_SETTINGS });
await addSalon(shop, '900', EMAIL);
const owner = await openOwner(shop, EMAIL);

async function prescribe(): Promise<string> {
  const form = await owner.visit(CHOSEN);
  const sku = /<option value="([^"]+)"/.exec(form.html.split('name="size-0"')[1] ?? '')?.[1] ?? '';
  const list = await owner.submit(form, { 'rhythm-0': 'weekly', 'size-0': sku, note: NOTE });
  expect(list.address).toBe(SCREEN);
  return /\/nl\/s\/900\/prescription\/(\w{16})/.exec(list.html)?.[1] ?? '';
}

it('a routine is opened without scripts, bought for its salon, and counted', async () => {
  const code = await prescribe();
  const client = openPlainBrowser(shop);
  const page = await client.visit(`/nl/s/900/prescription/${code}`);
  expect(page.address).toBe(`/nl/prescription/${code}?salon=900`);
  expect(page.html).toContain('Salon 900');
  expect(page.html).toContain('Eén keer per week');
  expect(page.html).toContain('&lt;b&gt;Koud');
  expect(page.html).toContain('name="robots" content="noindex"');
  const bag = await client.submit(page, { 'quantity-0': '2', intent: 'add' });
  expect(bag.address).toMatch(/^\/nl\/cart\/plain/);
  const checkout = /href="(http:\/\/localhost:4010\/[^"]*cart[^"]*)"/.exec(bag.html)?.[1] ?? '';
  await buy(shop, checkout.replaceAll('&amp;', '&'), 'buyer@example.com');
  await shop.whenIdle();
  const { html } = await owner.visit(SCREEN);
  expect(html).toContain('1 keer geopend.');
  expect(html).toContain('1 keer gekocht.');
});

it('another market shows it in its language and says that the salon is elsewhere', async () => {
  const code = await prescribe();
  const { html, status } = await openPlainBrowser(shop).visit(`/de/prescription/${code}`);
  expect(status).toBe(200);
  expect(html).toContain('Einmal pro Woche');
  expect(html).toContain('ist ein Salon in einem anderen Land');
});

it('a withdrawn one, and one that nobody made, say so', async () => {
  const code = await prescribe();
  await owner.submit(await owner.visit(SCREEN), { code });
  const client = openPlainBrowser(shop);
  const withdrawn = await client.visit(`/nl/prescription/${code}`);
  expect(withdrawn.status).toBe(410);
  expect(withdrawn.html).toContain('heeft deze routine ingetrokken');
  const unknown = await client.visit('/nl/prescription/0000000000000000');
  expect(unknown.status).toBe(404);
  expect(unknown.html).toContain('kennen we geen routine');
});

it('keeping it leads a guest to the login, and no page of it is kept', async () => {
  const code = await prescribe();
  const client = openPlainBrowser(shop);
  const page = await client.visit(`/nl/prescription/${code}`);
  const login = await client.submit(page, { 'take-0': 'on', intent: 'keep' });
  expect(login.address).toContain('/nl/account/login?returnTo=');
  const response = await shop.send(`/nl/prescription/${code}`);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});
