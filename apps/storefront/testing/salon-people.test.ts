import { expect, it, vi } from 'vitest';
import { createSalonPeople, openSalonDatabase } from '../server/features/salons/index.ts';
import { lettersTo } from './letters-to.ts';
import { openStorefront } from './open-for-tests.ts';
import { openPlainBrowser, type PlainBrowser } from './plain-browser.ts';
import { addSalon, codeTo, openOwner, SALON_SETTINGS } from './salon-owner.ts';

const AREA = '/nl/account/professional';
const [ADA, BEA, CLEO] = ['ada@salon.example', 'bea@salon.example', 'cleo@salon.example'];

const shop = await openStorefront({ environment: SALON_SETTINGS });
await addSalon(shop, '900', ADA);
await addSalon(shop, '901', BEA);
const ada = await openOwner(shop, ADA);
const bea = await openOwner(shop, BEA);
const cleo = await openOwner(shop, CLEO);

const post = (browser: PlainBrowser, path: string, fields: Readonly<Record<string, string>>) =>
  browser.post(`${AREA}${path}`, fields);

/** Has an owner, such as Ada, invite somebody; the path of the letter's link. */
async function invite(
  email: string,
  role: 'owner' | 'stylist' = 'stylist',
  owner = ada,
): Promise<string> {
  await post(owner, '/people', { form: 'invite', email, role });
  const code = await codeTo(shop, email, 'invitation');
  expect(code).not.toBe('');
  return `/invitation?code=${code}`;
}

const isIn = async (browser: PlainBrowser, screen: string) =>
  (await browser.visit(`${AREA}/${screen}`)).address === `${AREA}/${screen}`;
const rightsOf = async (browser: PlainBrowser) => {
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
    email: CLEO,
    password: 'Kam-en-borstel',
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

/** Follows the newest letter's button, as the service leads there, and returns the page. */
async function follow(browser: PlainBrowser, email: string, mode: 'verifyEmail' | 'resetPassword') {
  await shop.whenIdle();
  const letters = await lettersTo(shop.platform, email);
  const link =
    letters
      .join('\n')
      .split(/\s/)
      .find((word) => word.includes(`mode=${mode}`)) ?? '';
  const { pathname, search } = new URL(link);
  return browser.visit(`${pathname}${search}`);
}

it('whoever registers or forgot their password on the way comes back to the invitation', async () => {
  const email = 'dora@salon.example';
  const link = await invite(email);
  const dora = openPlainBrowser(shop);
  const way = (screen: string) => dora.visit(`${AREA}${link.replace('invitation', screen)}`);
  const password = { password: 'Kam-en-borstel', confirmation: 'Kam-en-borstel' };
  const waiting = await dora.submit(await way('register'), { email, ...password });
  expect(waiting.address).toBe(`${AREA}${link}`);
  const proof = await follow(dora, email, 'verifyEmail');
  const proved = await dora.submit(proof, {});
  expect(proved.html).toContain(`href="${AREA}${link}"`);
  expect((await dora.visit(`${AREA}${link}`)).html).toContain('Salon 900');

  const elsewhere = openPlainBrowser(shop);
  const forgot = await elsewhere.visit(`${AREA}${link.replace('invitation', 'forgot')}`);
  expect(forgot.html).toContain(`href="${AREA}${link.replace('invitation', 'login')}"`);
  await elsewhere.submit(forgot, { email });
  const back = await elsewhere.submit(await follow(elsewhere, email, 'resetPassword'), password);
  expect(back.address).toBe(`${AREA}${link}`);
  expect(back.html).toContain('Salon 900');
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

const openPeople = () =>
  createSalonPeople(
    openSalonDatabase(shop.config.salons, {
      fetch: shop.platform.fetch,
    }),
  );

it('a salon has thirty people at most, of two invited at once, too', async () => {
  const people = openPeople();
  const place = { salonNo: '901', role: 'stylist', invitedAt: '', isJoined: true } as const;
  for (;;) {
    const seen = await people.rosterOf('901');
    if (seen === null || seen.people.length === 29) break;
    const email = `${seen.people.length}@salon.example`;
    expect(await people.invite({ ...place, email }, seen)).toBe('written');
  }
  const both = ['last@salon.example', 'more@salon.example'];
  await Promise.all(both.map((email) => post(bea, '/people', { form: 'invite', email })));
  const written = await Promise.all(both.map((email) => lettersTo(shop.platform, email)));
  expect(written.flat()).toHaveLength(1);
  const kept = (await people.ofSalon('901'))?.map(({ email }) => email) ?? [];
  expect(kept).toHaveLength(30);
  expect(kept).toEqual(kept.toSorted((left, right) => left.localeCompare(right)));
});

it.each([1, 2, 3, 4])('of a new role and a yes at once both count (%i)', async (round) => {
  const email = `round-${round}@salon.example`;
  const yes = post(await openOwner(shop, email), await invite(email), {});
  await Promise.all([yes, post(ada, '/people', { form: `role-${email}`, email, role: 'owner' })]);
  const found = await openPeople().ofEmail(email);
  expect(found).toMatchObject([{ salonNo: '900', role: 'owner', isJoined: true }]);
});

it('the salon’s own address is never invited, and letters have an end', async () => {
  expect((await post(ada, '/people', { form: 'invite', email: ADA })).html).toContain(
    'Dit adres hoort al bij je salon',
  );
  const wanted = 'wanted@salon.example';
  for (const form of Array.from({ length: 6 }, () => ['invite', `remove-${wanted}`]).flat()) {
    await post(ada, '/people', { form, email: wanted });
  }
  expect(await lettersTo(shop.platform, wanted)).toHaveLength(5);
  const flood = (count: number) => ({ form: 'invite', email: `flood-${count}@salon.example` });
  for (let count = 0; count < 20; count += 1) await post(ada, '/people', flood(count));
  const { html: last } = await post(ada, '/people', flood(20));
  expect(last).toContain('>Dat was veel voor één dag');
  expect(await lettersTo(shop.platform, 'flood-20@salon.example')).toEqual([]);
});
