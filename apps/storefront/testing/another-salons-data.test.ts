import { expect, it } from 'vitest';
import { buy } from './buy.ts';
import { openStorefront } from './open-for-tests.ts';
import { openPlainBrowser, type PlainBrowser } from './plain-browser.ts';
import { addSalon, codeTo, OFFICE, openOwner, SALON_SETTINGS } from './salon-owner.ts';

const AREA = '/nl/account/professional';
const [ADA, BEA] = ['ada@salon.example', 'bea@salon.example'];
const ACCOUNT = { holder: 'Adriana Goudhaar', iban: 'NL91ABNA0417164300' };
const PASSWORD = { password: 'Kam-en-borstel', confirmation: 'Kam-en-borstel' };
const NOTE = 'Alleen voor wie de link heeft';
/** Name on a page that the office has not approved yet. */
const STYLIST = 'Nog-niet-bekend';

const shop = await openStorefront({ shops: ['nl', 'de'], environment: SALON_SETTINGS });
await addSalon(shop, '900', ADA);
await addSalon(shop, '901', BEA);
const ada = await openOwner(shop, ADA);
/** Owner of another salon, a customer who registered with the salon's address, and nobody. */
const strangers: ReadonlyMap<string, PlainBrowser> = new Map([
  ['another salon', await openOwner(shop, BEA)],
  ['a customer', await registerCustomer()],
  ['nobody', openPlainBrowser(shop)],
]);
const routine = await prescribeAndSell();
const bankCode = await enterTwoAccounts();
await ada.submit(await ada.visit(`${AREA}/page`), { stylists: STYLIST });
const officeCode = await codeTo(shop, OFFICE, 'office');

async function registerCustomer(): Promise<PlainBrowser> {
  const browser = openPlainBrowser(shop);
  const person = { firstName: 'Bo', lastName: 'Boef', email: ADA, ...PASSWORD };
  await browser.submit(await browser.visit('/nl/account/register'), person);
  expect([...browser.cookies.keys()]).toContain('lokke-session-nl');
  return browser;
}

async function prescribeAndSell(): Promise<string> {
  const form = await ada.visit(`${AREA}/prescriptions?p=rain-shampoo`);
  const list = await ada.submit(form, { 'rhythm-0': 'weekly', note: NOTE });
  const [, code = ''] = /\/prescription\/(\w{16})/.exec(list.html) ?? [];
  const client = openPlainBrowser(shop);
  const page = await client.visit(`/nl/s/900/prescription/${code}`);
  const bag = await client.submit(page, { 'quantity-0': '2', intent: 'add' });
  const [, checkout = ''] = /href="(http:\/\/localhost:4010\/[^"]*cart[^"]*)"/.exec(bag.html) ?? [];
  await buy(shop, checkout.replaceAll('&amp;', '&'), 'buyer@example.com');
  return code;
}

/** Confirms a first account, and leaves the letter about a second one unanswered. */
async function enterTwoAccounts(): Promise<string> {
  await ada.submit(await ada.visit(`${AREA}/bank`), { ...ACCOUNT, vatNumber: '' });
  await ada.post(`${AREA}/bank?code=${await codeTo(shop, ADA, 'bank')}`, { form: 'confirm' });
  const second = { ...ACCOUNT, iban: 'DE89370400440532013000', vatNumber: '' };
  await ada.submit(await ada.visit(`${AREA}/bank`), second);
  return codeTo(shop, ADA, 'bank');
}

/** All that the owner sees, and nobody else. */
async function readAsOwner() {
  const [statement, bank, routines, page] = await Promise.all(
    ['statement', 'bank', 'prescriptions', 'page'].map((screen) => ada.visit(`${AREA}/${screen}`)),
  );
  return { statement, bank, routines, page };
}

const secrets = () => [
  /#1001/,
  /Goudhaar/,
  /•••• 4300/,
  new RegExp(routine),
  new RegExp(NOTE),
  new RegExp(STYLIST),
];

it('the owner sees it', async () => {
  const { statement, bank, routines, page } = await readAsOwner();
  expect(statement?.html).toContain('#1001');
  expect(bank?.html).toContain(ACCOUNT.holder);
  expect(routines?.html).toContain(NOTE);
  expect(page?.html).toContain(STYLIST);
  expect(bankCode).not.toBe('');
  expect(officeCode).not.toBe('');
});

const READS: readonly (readonly [path: string, headers?: Readonly<Record<string, string>>])[] = [
  ['/statement'],
  ['/statement?salon=900'],
  ['/statement?salonNo=900&salonNo=901'],
  ['/statement.csv?salonNo=900'],
  ['/statement.data?salon=900'],
  ['/statement/900'],
  ['/statement%2F900'],
  ['/900/statement'],
  ['/statement?email=ada@salon.example'],
  ['/statement', { 'x-salon-no': '900', 'x-forwarded-user': ADA }],
  ['/statement', { 'x-original-url': '/nl/account/professional/statement?salon=900' }],
  ['/statement', { authorization: 'Bearer 900' }],
  ['/bank?salonNo=900'],
  ['/bank.data?salonNo=900'],
  ['/bank?code=THE_CODE'],
  ['/bank?code=THE_CODE&salon=900'],
  ['/page?salonNo=900'],
  ['/page.data?salon=900'],
  ['/office?salonNo=900'],
  ['/office?code=900'],
  ['/prescriptions?salon=900'],
  ['/prescriptions.data?salonNo=900'],
  ['/prescriptions/900'],
  ['/cards?salon=900'],
  ['/cards.data?salonNo=900&stylist=900'],
  ['/education?salon=900'],
  ['/education/professional-colour?salonNo=900'],
  ['/remittance/NL-000001'],
  ['/../professional/statement?salon=900'],
];

const ELSEWHERE = [
  '/de/account/professional/statement?salon=900',
  '/payouts/nl-2026-11.xml',
  '/nl/payouts/nl-2026-11-letters/NL-000001.html',
  '/api/salons/900/?locale=nl',
  '/api/salons/900/statement/?locale=nl',
  '/api/salons/900%2Fprescriptions/?locale=nl',
  '/firestore/v1/projects/demo-lokke/databases/(default)/documents/salonPrescriptions/900-0',
  '/firestore/v1/projects/demo-lokke/databases/(default)/documents/salonPageProposals/900',
  '/nl/salon/900',
  '/nl/prescription/900-0',
  '/nl/account/routine?code=900',
];

it.each([
  ...READS.map(([path, headers]) => [`${AREA}${path}`, headers] as const),
  ...ELSEWHERE.map((path) => [path, {}] as const),
])('is not read at %s by another salon, a customer or nobody', async (path, headers = {}) => {
  for (const [who, browser] of strangers) {
    const { html } = await browser.visit(path.replace('THE_CODE', bankCode), { headers });
    for (const secret of secrets()) expect(html, who).not.toMatch(secret);
    expect(html, who).not.toContain('/nl/s/900');
  }
});

it.each([
  ['/bank?code=THE_CODE', { form: 'confirm', salonNo: '900' }],
  ['/bank', { form: 'enter', salonNo: '900', holder: 'Boef', iban: 'NL91ABNA0417164300' }],
  ['/page', { stylists: 'Boef', salonNo: '900' }],
  ['/office?code=THE_CODE', { form: 'approve', salonNo: '900' }],
  ['/office', { form: 'refuse', reason: 'Boef', salonNo: '900', code: 'x' }],
  ['/prescriptions', { form: 'revoke-THE_ROUTINE', code: 'THE_ROUTINE' }],
  ['/prescriptions', { form: 'revoke-THE_ROUTINE', code: 'THE_ROUTINE', salonNo: '900' }],
  ['/prescriptions?salon=900', { form: 'write', 'product-0': 'rain-shampoo', salonNo: '900' }],
  [
    '/prescriptions',
    { form: 'write', 'product-0': 'rain-shampoo', 'rhythm-0': 'daily', salonNo: '900' },
  ],
])('is not changed at %s by %j of a stranger', async (path, fields) => {
  const before = await readAsOwner();
  const filled = Object.entries(fields).map(([name, value]) => [
    name,
    value.replace('THE_ROUTINE', routine),
  ]);
  for (const browser of strangers.values()) {
    const address = `${AREA}${path.replace('THE_CODE', bankCode)}`;
    const { html } = await browser.post(address, Object.fromEntries(filled));
    for (const secret of secrets().filter(({ source }) => source !== routine)) {
      expect(html).not.toMatch(secret);
    }
  }
  const after = await readAsOwner();
  for (const screen of ['statement', 'bank', 'routines', 'page'] as const) {
    expect(textOf(after[screen]?.html)).toBe(textOf(before[screen]?.html));
  }
});

/** The page without what differs from one answer to the next, such as its scripts' nonces. */
function textOf(html = ''): string {
  return (
    /<main[\s\S]*<\/main>/.exec(html)?.[0].replaceAll(/\bid="[^"]*"|\w+="[^"]*_[rR]_[^"]*"/g, '') ??
    ''
  );
}

const SCREENS = ['office', 'office.data', 'invitation', 'verify', 'reset'];
it.each(SCREENS)('leaves the %s that a letter’s code opens to no cache', async (screen) => {
  const { status, headers } = await shop.send(`${AREA}/${screen}?code=${officeCode}`);
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
});

it.each(['/nl', '/nl/shop', '/de'])('leaves %s to every cache beside the area', async (path) => {
  const { status, headers } = await shop.send(path);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+/);
});
