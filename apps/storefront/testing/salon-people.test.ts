import { createFirestoreClient } from '@lokke/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createSalonPeople } from '../server/features/salons/index.ts';
import { type InMemoryStorefront, openInMemoryStorefront } from './in-memory-storefront.ts';
import { lettersTo } from './letters-to.ts';
import { openPlainBrowser } from './plain-browser.ts';
import { writeForm } from './requests.ts';
import { addSalon, openOwner, SALON_SETTINGS } from './salon-owner.ts';

const AREA = '/nl/account/professional';
const [ADA, BEA, CLEO] = ['ada@salon.example', 'bea@salon.example', 'cleo@salon.example'];

type Browser = ReturnType<typeof openPlainBrowser>;

let shop: InMemoryStorefront;
let ada: Browser;
let bea: Browser;
let cleo: Browser;

beforeAll(async () => {
  shop = await openInMemoryStorefront({ shops: ['nl'], environment: SALON_SETTINGS });
});
beforeAll(async () => {
  await addSalon(shop, '900', ADA);
  await addSalon(shop, '901', BEA);
  ada = await openOwner(shop, ADA);
  bea = await openOwner(shop, BEA);
  cleo = await openOwner(shop, CLEO);
});
afterAll(() => shop[Symbol.asyncDispose]());

const post = (browser: Browser, path: string, fields: Readonly<Record<string, string>>) =>
  browser.visit(`${AREA}${path}`, writeForm(fields));

/** Has an owner, such as Ada, invite somebody; the path of the letter's link. */
async function invite(
  email: string,
  role: 'owner' | 'stylist' = 'stylist',
  owner = ada,
): Promise<string> {
  await post(owner, '/people', { form: 'invite', email, role });
  const [letter = ''] = await lettersTo(shop.platform, email);
  const [, code = ''] = /\/invitation\?code=(\S+)/.exec(letter) ?? [];
  expect(code).not.toBe('');
  return `/invitation?code=${code}`;
}

const isIn = async (browser: Browser, screen: string) =>
  (await browser.visit(`${AREA}/${screen}`)).address === `${AREA}/${screen}`;
const rightsOf = async (browser: Browser) => {
  const screens = ['statement', 'bank', 'page', 'people', 'prescriptions', 'cards', 'education'];
  const seen = await Promise.all(screens.map((screen) => isIn(browser, screen)));
  return screens.filter((_, index) => seen[index]);
};

const CLIENTS = ['prescriptions', 'cards', 'education'];
const MONEY = ['statement', 'bank', 'page', 'people'];

it('a stylist joins by letter once, reads no money, and is out at once', async () => {
  expect(await rightsOf(cleo)).toEqual([]);
  const link = await invite(CLEO);
  expect((await cleo.visit(`${AREA}${link}`)).html).toContain('Salon 900');
  expect(await rightsOf(cleo)).toEqual([]);
  await post(cleo, link, {});
  expect(await rightsOf(cleo)).toEqual(CLIENTS);
  const home = await cleo.visit(AREA);
  expect(home.html).toContain('Salon 900');
  expect(home.html).not.toContain(`${AREA}/statement`);

  for (const fields of [
    { form: 'invite', email: 'friend@salon.example', role: 'owner' },
    { form: `role-${CLEO}`, email: CLEO, role: 'owner' },
  ]) {
    await post(cleo, '/people', fields);
  }
  expect(await rightsOf(cleo)).toEqual(CLIENTS);
  expect(await lettersTo(shop.platform, 'friend@salon.example')).toEqual([]);

  await post(ada, '/people', { form: `role-${CLEO}`, email: CLEO, role: 'owner' });
  expect(await rightsOf(cleo)).toEqual([...MONEY, ...CLIENTS]);
  await post(cleo, '/people', { form: `remove-${ADA}`, email: ADA });
  expect(await rightsOf(ada)).toEqual([...MONEY, ...CLIENTS]);
  await post(ada, '/people', { form: `remove-${CLEO}`, email: CLEO });
  expect(await rightsOf(cleo)).toEqual([]);
  await post(cleo, link, {});
  expect(await rightsOf(cleo)).toEqual([]);
});

it('an invitation is nothing to another address, to nobody, or once withdrawn', async () => {
  const link = await invite(CLEO);
  const nobody = openPlainBrowser(shop);
  for (const stranger of [bea, nobody]) {
    expect((await stranger.visit(`${AREA}${link}`)).html).not.toContain('Salon 900');
    await post(stranger, link, {});
    expect((await stranger.visit(AREA)).html).not.toContain('Salon 900');
  }
  // Whoever logs in on the way comes back.
  await nobody.visit(`${AREA}${link.replace('invitation', 'login')}`);
  const back = await post(nobody, link.replace('invitation', 'login'), {
    ...{ email: CLEO, password: 'Kam-en-borstel' },
  });
  expect(back.address).toBe(`${AREA}${link}`);
  // The owner of another salon neither sees nor changes it.
  expect((await bea.visit(`${AREA}/people`)).html).not.toContain(CLEO);
  await post(bea, '/people', { form: `remove-${CLEO}`, email: CLEO });
  expect((await ada.visit(`${AREA}/people`)).html).toContain(CLEO);
  await post(ada, '/people', { form: `remove-${CLEO}`, email: CLEO });
  await post(cleo, link, {});
  expect(await rightsOf(cleo)).toEqual([]);
});

it('somebody of two salons chooses, and leaves the one that is not their own', async () => {
  await post(bea, await invite(BEA), {});
  expect((await bea.visit(`${AREA}/cards`)).html).toContain('/nl/s/900');
  expect(await rightsOf(bea)).toEqual(CLIENTS);
  await post(bea, '', { form: 'choose', salonNo: '901' });
  expect((await bea.visit(`${AREA}/cards`)).html).toContain('/nl/s/901');
  expect(await rightsOf(bea)).toEqual([...MONEY, ...CLIENTS]);
  for (const screen of ['statement', 'bank', 'page', 'people', 'prescriptions', 'cards']) {
    expect((await bea.visit(`${AREA}/${screen}`)).html, screen).toContain('Salon 901');
  }
  // Pages from before the choice.
  for (const [screen, fields] of [
    ['bank', { form: 'enter', holder: 'Bea', iban: 'NL91ABNA0417164300' }],
    ['people', { form: 'invite', email: 'friend@salon.example' }],
    ['page', { stylists: 'Bea' }],
    ['prescriptions', { form: 'write', handle: 'rain-shampoo' }],
  ] as const) {
    const { html } = await post(bea, `/${screen}`, { ...fields, salonNo: '900' });
    expect(html, screen).toContain('intussen een andere salon gekozen');
  }
  expect(await lettersTo(shop.platform, 'friend@salon.example')).toEqual([]);
  // Nobody leaves the salon whose address is theirs.
  await post(bea, '', { form: 'leave', salonNo: '900' });
  expect(await rightsOf(bea)).toEqual([...MONEY, ...CLIENTS]);
  await post(bea, '', { form: 'choose', salonNo: '900' });
  // A page from before the choice names the other salon.
  await post(bea, '', { form: 'leave', salonNo: '901' });
  expect((await bea.visit(AREA)).html).toContain('Salon 900');
  await post(bea, '', { form: 'leave', salonNo: '900' });
  expect((await bea.visit(AREA)).html).not.toContain('Salon 900');
  await post(bea, '', { form: 'choose', salonNo: '900' });
  expect((await bea.visit(`${AREA}/cards`)).html).toContain('/nl/s/901');
});

it('an invitation lets into its own salon alone, and not after a week', async () => {
  const [toAda, toBea] = [await invite(CLEO, 'owner'), await invite(CLEO, 'stylist', bea)];
  await post(ada, '/people', { form: `remove-${CLEO}`, email: CLEO });
  await post(cleo, toAda, {});
  expect(await rightsOf(cleo)).toEqual([]);
  try {
    vi.setSystemTime(Date.now() + 7 * 86_400_000);
    expect((await cleo.visit(`${AREA}${toBea}`)).html).toContain('ouder dan 7 dagen');
    await post(cleo, toBea, {});
    expect(await rightsOf(cleo)).toEqual([]);
    const again = await invite(CLEO, 'stylist', bea);
    await post(cleo, toBea, {});
    expect(await rightsOf(cleo)).toEqual([]);
    await post(cleo, again, {});
    expect((await cleo.visit(`${AREA}/cards`)).html).toContain('/nl/s/901');
    expect(await rightsOf(cleo)).toEqual(CLIENTS);
  } finally {
    vi.useRealTimers();
  }
});

it('a salon has thirty people at most', async () => {
  const people = createSalonPeople(
    createFirestoreClient({
      ...shop.config.salons,
      accessToken: async () => shop.config.salons.token,
      fetch: (input, init) => shop.platform.fetch(new Request(input, init)),
    }),
  );
  const known = (await people.ofSalon('901'))?.length ?? 0;
  for (let count = known; count < 29; count += 1) {
    const email = `${count}@salon.example`;
    const place = { role: 'stylist', invitedAt: '', isJoined: true } as const;
    await people.invite({ salonNo: '901', email, ...place });
  }
  await invite('last@salon.example', 'stylist', bea);
  await post(bea, '/people', { form: 'invite', email: 'more@salon.example' });
  expect(await lettersTo(shop.platform, 'more@salon.example')).toEqual([]);
  expect(await people.ofSalon('901')).toHaveLength(30);
});

it('the salon’s own address is never invited, and letters have an end', async () => {
  expect((await post(ada, '/people', { form: 'invite', email: ADA })).html).toContain(
    'Dit adres hoort al bij je salon',
  );
  for (let count = 0; count < 21; count += 1) {
    await post(ada, '/people', { form: 'invite', email: `flood-${count}@salon.example` });
  }
  expect(await lettersTo(shop.platform, 'flood-20@salon.example')).toEqual([]);
});
