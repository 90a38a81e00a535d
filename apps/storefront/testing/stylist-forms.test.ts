import { mayDo, SALON_TASKS, type SalonTask } from '@lokke/domain/salons';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { lettersTo } from './letters-to.ts';
import { openStorefront } from './open-for-tests.ts';
import type { PlainBrowser } from './plain-browser.ts';
import { addSalon, codeTo, OFFICE, openOwner, SALON_SETTINGS } from './salon-owner.ts';

const AREA = '/nl/account/professional';
const [ADA, CLEO, DORA] = ['ada@salon.example', 'cleo@salon.example', 'dora@salon.example'];
const ACCOUNT = { holder: 'Cleo', iban: 'NL91ABNA0417164300', vatNumber: '' };

/** Screen with its query, and what a form of an owner's page there sends; null only reads. */
type Sent = readonly [screen: string, fields: Readonly<Record<string, string>> | null];

const environment = { ...SALON_SETTINGS, SALON_PROOF: 'nl' };
const shop = await openStorefront({ environment });
await addSalon(shop, '900', ADA);
const color = { width: 600, height: 400, channels: 3, background: '#9a6' } as const;
const photo = await sharp({ create: color }).png().toBuffer();
const ada = await openOwner(shop, ADA);
const cleo = await openOwner(shop, CLEO);
for (const email of [CLEO, DORA]) {
  await ada.post(`${AREA}/people`, { form: 'invite', email, role: 'stylist' });
}
await cleo.post(`${AREA}/invitation?code=${await codeTo(shop, CLEO, 'invitation')}`, {});
// Begun by the owner; a stylist who reads her mail could end it.
await send(ada, ['bank', { form: 'enter', ...ACCOUNT, holder: 'Ada' }]);
await send(ada, ['page', { stylists: 'Ada', photoAlt: 'Stoelen' }]);

/** Sends as the scripts of a page do, whose answer tells the action's own status; a page’s form has a photo. */
async function send(browser: PlainBrowser, [screen, fields]: Sent): Promise<number> {
  const address = `${AREA}/${screen.replace('THE_CODE', await codeTo(shop, ADA, 'bank'))}`;
  if (fields === null) {
    const read = await browser.visit(address);
    return read.address === address ? read.status : 403;
  }
  const data = address.replace(/(?=\?|$)/, '.data');
  if (screen !== 'page') return (await browser.post(data, fields)).status;
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('photo', new File([Buffer.from(photo)], 'salon.png'));
  return (await browser.upload(data, body)).status;
}

/** All that an owner alone may do, by task: a new task without a row here fails. */
const FORMS: Readonly<Partial<Record<SalonTask, readonly Sent[]>>> = {
  statement: [
    ['statement', null],
    ['statement.csv', null],
  ],
  bank: [
    ['bank', { form: 'enter', ...ACCOUNT }],
    ['bank', { form: 'enter', ...ACCOUNT, salonNo: '900' }],
    ['bank?code=THE_CODE', { form: 'confirm' }],
  ],
  page: [
    ['page', { stylists: 'Cleo', photoAlt: 'Spiegels' }],
    ['page', { stylists: 'Cleo', photoAlt: 'Spiegels', salonNo: '900' }],
    ['page', { photoAlt: 'Spiegels', removePhoto: 'on' }],
    ['photo.webp', null],
  ],
  people: [
    ['people', { form: 'invite', email: 'friend@salon.example', role: 'owner' }],
    [`people`, { form: `role-${CLEO}`, email: CLEO, role: 'owner', salonNo: '900' }],
    ['people', { form: `remove-${DORA}`, email: DORA }],
  ],
  proof: [
    ['proof', null],
    ['proof', { form: 'enter', country: 'NL', number: '69599084' }],
    ['proof', { form: 'withdraw', salonNo: '900' }],
  ],
};
const OWNERS = SALON_TASKS.filter((task) => !mayDo('stylist', task));
const SENT = OWNERS.flatMap((task) => (FORMS[task] ?? []).map((sent) => [task, ...sent] as const));

/** Pages of the owner, and the letters that anybody got. */
async function standing() {
  const screens = ['bank', 'page', 'people', 'proof'];
  const pages = await Promise.all(screens.map((screen) => ada.visit(`${AREA}/${screen}`)));
  const mains = pages.map(({ html }) =>
    (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replaceAll(
      /\b(?:id|nonce|for|aria-\w+)="[^"]*"/g,
      '',
    ),
  );
  const people = [ADA, CLEO, DORA, OFFICE, 'friend@salon.example'];
  const letters = await Promise.all(people.map((email) => lettersTo(shop.platform, email)));
  return { mains, counts: letters.map(({ length }) => length) };
}

it('has a form of each task that is the owner’s alone', () => {
  expect(Object.keys(FORMS)).toEqual(OWNERS);
});

it.each(SENT)('refuses a stylist, who changes nothing: %s at %s, %j', async (_, ...sent) => {
  const before = await standing();
  expect(await send(cleo, sent)).toBe(sent[0] === 'photo.webp' ? 404 : 403);
  await shop.whenIdle();
  expect(await standing()).toEqual(before);
});

// Stands last, as it changes what the stylist was refused.
it.each(SENT)('takes the same of the owner: %s at %s, %j', async (_, ...sent) => {
  expect(await send(ada, sent)).toBeLessThan(300);
});
