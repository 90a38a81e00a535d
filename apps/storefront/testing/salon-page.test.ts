import { expect, it } from 'vitest';
import { lettersTo } from './letters-to.ts';
import { openStorefront } from './open-for-tests.ts';
import { openPlainBrowser } from './plain-browser.ts';
import { addSalon, codeTo, OFFICE, openOwner, SALON_SETTINGS } from './salon-owner.ts';

const EMAIL = 'ada@salon.example';
const FORM = '/nl/account/professional/page';
const SALON = '/nl/salon/900';
const PAGE = {
  'hours-tue': '9-12, 13-18',
  'service-cut': 'on',
  'language-de': 'on',
  stylists: 'Ada\nBea',
  bookingUrl: 'https://book.example/ada',
};

const shop = await openStorefront({ environment: SALON_SETTINGS });
await addSalon(shop, '900', EMAIL);
const owner = await openOwner(shop, EMAIL);

const visitor = () => openPlainBrowser(shop);

async function propose(changed: Readonly<Record<string, string>> = {}) {
  return owner.submit(await owner.visit(FORM), { ...PAGE, ...changed });
}

const linkOfOffice = async () =>
  `/nl/account/professional/office?code=${await codeTo(shop, OFFICE, 'office')}`;

it('a change is shown on page, finder and API as soon as the office approves it', async () => {
  const before = await visitor().visit(SALON);
  const finder = await visitor().visit('/nl/salon');
  expect((await propose()).html).toContain('We hebben je wijziging');
  expect((await visitor().visit(SALON)).html).not.toContain('Bea');
  const office = visitor();
  const question = await office.visit(await linkOfOffice());
  expect(question.html).toContain('Salon 900, Utrecht');
  expect(question.html).toContain(PAGE.bookingUrl);
  await office.submit(question, { form: 'approve' });
  const { html } = await visitor().visit(SALON);
  expect(html).not.toBe(before.html);
  for (const shown of [
    'Ada, Bea',
    '09:00\u2060–\u206012:00, 13:00\u2060–\u206018:00',
    'Duits',
    'Knippen',
    'book.example',
  ]) {
    expect(html).toContain(shown);
  }
  expect(finder.html).not.toContain(PAGE.bookingUrl);
  const found = await shop.send('/api/salons/?locale=nl&query=Salon%20900');
  expect(await found.json()).toMatchObject({ salons: [{ bookingUrl: PAGE.bookingUrl }] });
  expect((await lettersTo(shop.platform, EMAIL))[0]).toContain('/nl/account/professional/page');
  // The link works once.
  expect((await office.visit(await linkOfOffice())).html).toContain('Deze link werkt niet meer');
});

it('a page that is shown as it was sent asks the office nothing', async () => {
  const letters = (await lettersTo(shop.platform, OFFICE)).length;
  const { html } = await propose();
  expect(html).toContain('Je hebt nog niets veranderd');
  expect(await lettersTo(shop.platform, OFFICE)).toHaveLength(letters);
  expect((await owner.visit(FORM)).html).toContain('Je pagina');
});

it('a refused change keeps what was typed, says why, and shows nothing', async () => {
  await propose({ stylists: 'Cleo' });
  const office = visitor();
  const question = await office.visit(await linkOfOffice());
  const unsaid = await office.submit(question, { form: 'refuse', reason: ' ' });
  expect(unsaid.html).toContain('Zeg waarom');
  await office.submit(question, { form: 'refuse', reason: 'Cleo werkt elders' });
  const { html } = await owner.visit(FORM);
  expect(html).toContain('We laten je wijziging niet zien: Cleo werkt elders');
  expect(owner.valuesIn({ status: 200, address: FORM, html }, 'stylists')['stylists']).toBe('Cleo');
  expect((await visitor().visit(SALON)).html).not.toContain('Cleo');
});

it('of two decisions of one moment one counts, and is written about', async () => {
  await propose({ stylists: 'Fien' });
  const link = await linkOfOffice();
  const before = (await lettersTo(shop.platform, EMAIL)).length;
  const answers = await Promise.all(
    [{ form: 'approve' }, { form: 'refuse', reason: 'Fien werkt elders' }].map((form) =>
      visitor().post(link, form),
    ),
  );
  const late = answers.map(({ html }) => html.includes('role="alert"'));
  expect(late.toSorted()).toEqual([false, true]);
  expect(await lettersTo(shop.platform, EMAIL)).toHaveLength(before + 1);
  const isApproved = late[0] === false;
  expect((await visitor().visit(SALON)).html.includes('Fien')).toBe(isApproved);
  expect((await owner.visit(FORM)).html.includes('Fien werkt elders')).toBe(!isApproved);
});

it('a newer change ends the link of the one before', async () => {
  await propose({ stylists: 'Dora' });
  const old = await linkOfOffice();
  const asked = await visitor().visit(old);
  await propose({ stylists: 'Eva' });
  const late = await visitor().submit(asked, { form: 'approve' });
  expect(late.html).toContain('Deze link werkt niet meer');
  expect((await visitor().visit(SALON)).html).not.toMatch(/Dora|Eva/);
});

it.each([
  [{ 'hours-tue': '20:00-02:00' }, 'Open na middernacht?'],
  [{ 'hours-tue': '9-12, 11-18' }, 'overlappen elkaar'],
  [{ stylists: 'a'.repeat(61) }, 'hooguit 20 regels'],
  [{ bookingUrl: 'javascript:alert(1)' }, 'begint met https://'],
])('what cannot be shown is refused in words, and stays as typed: %j', async (changed, words) => {
  const { html } = await propose({ ...changed, 'service-cut': '', otherServices: 'Permanent' });
  expect(html).toContain(words);
  const kept = owner.valuesIn({ status: 400, address: FORM, html }, 'otherServices');
  expect(kept).toMatchObject({ ...changed, otherServices: 'Permanent', 'service-cut': '' });
});
