import { beforeAll, describe, expect, it } from 'vitest';
import { lettersTo } from './letters-to.ts';
import { openStorefront } from './open-for-tests.ts';
import { openPlainBrowser, type PlainBrowser } from './plain-browser.ts';
import { giveSalonPrices, openSalonCustomer } from './salon-customer.ts';
import { addSalon, codeTo, OFFICE, openOwner, SALON_SETTINGS } from './salon-owner.ts';

const [CLEO, EVE] = ['cleo@salon.example', 'eve@salon.example'];
const [BEA, GIL] = ['bea@salon.example', 'gil@salon.example'];
const SALONS = [
  ['900', 'ada-nl@salon.example', 'NL'],
  ['910', 'ada-de@salon.example', 'DE'],
  ['902', EVE, 'NL'],
  ['903', BEA, 'NL'],
  ['920', GIL, 'GB'],
] as const;

const shop = await openStorefront({
  shops: ['nl', 'de', 'uk'],
  environment: { ...SALON_SETTINGS, SALON_PROOF: 'nl,de' },
});
await giveSalonPrices(shop);
// All before a list is read, which is kept.
for (const [salonNo, email, country] of SALONS) {
  await addSalon(shop, salonNo, email, { country, city: 'Ahaus' });
}

const AREA = '/nl/account/professional';
const NUMBER = { wrong: '1234567', right: '8765 4321', masked: '•••• 321', whole: '87654321' };
const ADA = 'ada-nl@salon.example';

describe('a salon', () => {
  let ada: PlainBrowser;
  let customer: Awaited<ReturnType<typeof openSalonCustomer>>;
  let full = 0;
  let office = '';

  beforeAll(async () => {
    ada = await openOwner(shop, ADA);
    customer = await openSalonCustomer(shop, ADA, '203.0.113.2');
  }, 60_000);

  const enter = async (typed = NUMBER.right) => {
    const form = await ada.visit(`${AREA}/proof`);
    await ada.submit(form, { number: typed });
    office = `${AREA}/office?code=${await codeTo(shop, OFFICE, 'office')}`;
  };
  const order = () => customer.visit('/nl/account/quick-order');

  it('has no salon prices without a proof, and says where to enter it', async () => {
    expect(await customer.terms()).toEqual({ rates: [], missingProof: 'missing' });
    full = await customer.pays();
    const page = await order();
    expect(page).toContain('zodra we het bewijs van je bedrijf hebben goedgekeurd');
    expect(page).toContain(`href="${AREA}/proof"`);
    expect(page).not.toContain('<textarea');
    expect((await ada.visit(AREA)).html).toContain(`href="${AREA}/proof"`);
  });

  it('takes the number of the country alone, and shows it masked', async () => {
    const form = await ada.visit(`${AREA}/proof`);
    expect(form.html).toContain('Bijvoorbeeld 12345678, NL123456782B01.');
    const refused = await ada.submit(form, { number: NUMBER.wrong });
    expect(refused.html).toContain('Dit nummer klopt niet');
    expect((await lettersTo(shop.platform, OFFICE)).join()).not.toContain('/nl/');
    await enter();
    const { html } = await ada.visit(`${AREA}/proof`);
    expect(html).toContain(NUMBER.masked);
    expect(html).not.toContain(NUMBER.whole);
    expect(await customer.terms()).toEqual({ rates: [], missingProof: 'asked' });
  });

  it('has them once the office accepted it, by its link, in the whole way to the bag', async () => {
    const page = await openPlainBrowser(shop).visit(office);
    expect(page.html).toContain(NUMBER.whole);
    expect(await customer.terms()).toMatchObject({ missingProof: 'asked' });
    await openPlainBrowser(shop).post(office, { form: 'approve' });
    expect((await lettersTo(shop.platform, ADA))[0]).toContain(`${AREA}/proof`);
    expect((await customer.terms()).rates).toMatchObject([{ percentage: 40 }]);
    expect(await customer.pays()).toBeCloseTo(full * 0.6, 2);
    const list = await order();
    expect(list).toContain('<textarea');
    expect(list).toMatch(/<noscript><p>Deze knop heeft JavaScript nodig/);
    const form = await ada.visit(`${AREA}/proof`);
    expect(form.html).toContain('We hebben');
    // The same number once more leaves it accepted.
    await ada.submit(form, { number: NUMBER.right });
    expect((await customer.terms()).rates).toMatchObject([{ percentage: 40 }]);
  });

  it('loses them when the office withdraws that, by the same link', async () => {
    const { html } = await openPlainBrowser(shop).post(office, { form: 'refuse', reason: '' });
    expect(html).toContain('name="reason"');
    expect(await customer.pays()).toBeCloseTo(full * 0.6, 2);
    await openPlainBrowser(shop).post(office, { form: 'refuse', reason: 'Niet in het register' });
    await shop.whenIdle();
    // The shop was told, before the customer did anything.
    expect(await customer.pays()).toBe(full);
    expect(await customer.terms()).toEqual({ rates: [], missingProof: 'refused' });
    expect((await ada.visit(`${AREA}/proof`)).html).toContain('Niet in het register');
    // A withdrawn yes is no question any more.
    await openPlainBrowser(shop).post(office, { form: 'approve' });
    expect((await customer.terms()).missingProof).toBe('refused');
  });

  it('loses them when the owner takes the number back or enters another', async () => {
    await enter();
    await openPlainBrowser(shop).post(office, { form: 'approve' });
    expect((await customer.terms()).rates).toHaveLength(1);
    await enter('76543210');
    await shop.whenIdle();
    expect(await customer.pays()).toBe(full);
    await openPlainBrowser(shop).post(office, { form: 'approve' });
    expect((await customer.terms()).rates).toHaveLength(1);
    expect(await customer.pays()).toBeCloseTo(full * 0.6, 2);
    await ada.post(`${AREA}/proof`, { form: 'withdraw', salonNo: '900' });
    await shop.whenIdle();
    expect(await customer.pays()).toBe(full);
    expect((await customer.terms()).missingProof).toBe('missing');
    expect((await openPlainBrowser(shop).visit(office)).html).not.toContain(NUMBER.whole);
  });
});

describe('a stylist', () => {
  let eve: PlainBrowser;
  let cleo: PlainBrowser;
  let customer: Awaited<ReturnType<typeof openSalonCustomer>>;
  let full = 0;

  beforeAll(async () => {
    eve = await openOwner(shop, EVE);
    cleo = await openOwner(shop, CLEO);
    customer = await openSalonCustomer(shop, CLEO, '203.0.113.77');
    full = await customer.pays();
    await eve.submit(await eve.visit(`${AREA}/proof`), { number: '77654321' });
    const code = await codeTo(shop, OFFICE, 'office');
    await openPlainBrowser(shop).post(`${AREA}/office?code=${code}`, { form: 'approve' });
  }, 60_000);

  const join = async () => {
    await eve.post(`${AREA}/people`, { form: 'invite', email: CLEO, role: 'stylist' });
    const code = await codeTo(shop, CLEO, 'invitation');
    await cleo.post(`${AREA}/invitation?code=${code}`, {});
  };
  const own = async () => customer.visit('/api/salons/own/?locale=nl');

  it('buys at the salon’s prices once they joined, and stays a consumer to measurements', async () => {
    await eve.post(`${AREA}/people`, { form: 'invite', email: CLEO, role: 'stylist' });
    expect(await customer.terms()).toEqual({ rates: null });
    const code = await codeTo(shop, CLEO, 'invitation');
    await cleo.post(`${AREA}/invitation?code=${code}`, {});
    expect((await customer.terms()).rates).toHaveLength(1);
    expect(await customer.pays()).toBeCloseTo(full * 0.6, 2);
    expect(JSON.parse(await own())).toEqual({ salon: null, tradeSalonNo: '902' });
  });

  it.each([
    ['removed', () => eve.post(`${AREA}/people`, { form: `remove-${CLEO}`, email: CLEO })],
    ['gone', () => cleo.post(AREA, { form: 'leave', salonNo: '902' })],
  ])('pays like everybody at once when %s', async (_, end) => {
    if ((await customer.terms()).rates === null) await join();
    expect((await customer.terms()).rates).toHaveLength(1);
    await end();
    expect(await customer.pays()).toBe(full);
    expect(await customer.terms()).toEqual({ rates: null });
    expect(JSON.parse(await own())).toEqual({ salon: null });
  });

  it('nobody else decides: no other salon, no forged link, no link of another thing or market', async () => {
    await join();
    const bea = await openOwner(shop, BEA);
    await bea.submit(await bea.visit(`${AREA}/proof`), { number: '22222222' });
    const asked = await codeTo(shop, OFFICE, 'office');
    await bea.submit(await bea.visit(`${AREA}/page`), { stylists: 'Bea' });
    const page = await codeTo(shop, OFFICE, 'office');
    await eve.post(`${AREA}/people`, { form: 'invite', email: 'friend@salon.example' });
    const invited = await codeTo(shop, 'friend@salon.example', 'invitation');
    const middle = Math.floor(asked.length / 2);
    const altered = `${asked.slice(0, middle)}${asked[middle] === 'A' ? 'B' : 'A'}${asked.slice(middle + 1)}`;
    const attempts = [
      ...['', 'x', invited, altered, `${asked}A`, 'A'.repeat(4_001)].map((code) => [AREA, code]),
      ['/de/account/professional', asked],
    ];
    for (const [area, code] of attempts) {
      const { html } = await bea.post(`${area}/office?code=${code}`, { form: 'approve' });
      expect(html).not.toContain('22222222');
    }
    // The link about the page shows the page, and leaves the number alone.
    await bea.post(`${AREA}/office?code=${page}`, { form: 'approve' });
    expect((await bea.visit(`${AREA}/proof`)).html).toContain('We bekijken •••• 222');
    await bea.post(`${AREA}/proof`, { form: 'withdraw', salonNo: '902' });
    await bea.post(`${AREA}/proof`, { form: 'enter', number: '33333333', salonNo: '902' });
    expect((await eve.visit(`${AREA}/proof`)).html).toContain('We hebben •••• 321 goedgekeurd');
    const nobody = openPlainBrowser(shop);
    for (const form of ['enter', 'withdraw']) {
      await nobody.post(`${AREA}/proof`, { form, number: '44444444', salonNo: '902' });
    }
    expect((await customer.terms()).rates).toHaveLength(1);
    for (const browser of [bea, nobody, cleo]) {
      expect((await browser.visit(`${AREA}/proof?salonNo=902`)).html).not.toContain('•••• 321');
    }
  });
});

it('a salon in Germany enters a number of its own country', async () => {
  const salon = await openOwner(shop, 'ada-de@salon.example');
  const enter = (number: string) =>
    salon.post('/de/account/professional/proof', { form: 'enter', number, salonNo: '910' });
  expect((await enter(NUMBER.right)).html).toContain('Diese Nummer stimmt nicht');
  expect((await enter('DE 136 695 976')).html).toContain('•••• 976');
});

it('where no proof is asked there is no such page', async () => {
  const gil = await openOwner(shop, GIL);
  const area = '/uk/account/professional';
  expect((await gil.visit(`${area}/proof`)).address).toBe(area);
  expect((await gil.visit(area)).html).not.toContain(`${area}/proof`);
  await gil.post(`${area}/proof`, { form: 'enter', number: '12345678', salonNo: '920' });
  expect((await lettersTo(shop.platform, OFFICE)).join()).not.toContain('/uk/');
});
