import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openStorefront } from './open-for-tests.ts';
import { openPlainBrowser, type PlainBrowser } from './plain-browser.ts';
import { addSalon, codeTo, OFFICE, openOwner, SALON_SETTINGS } from './salon-owner.ts';

const AREA = '/nl/account/professional';
const [FORM, PHOTO, SALON] = [`${AREA}/page`, `${AREA}/photo.webp`, '/nl/salon/900'];
const [ADA, BEA] = ['ada@salon.example', 'bea@salon.example'];
const ALT = 'Drie stoelen voor hoge ramen';

const shop = await openStorefront({ shops: ['nl', 'de'], environment: SALON_SETTINGS });
await addSalon(shop, '900', ADA);
await addSalon(shop, '901', BEA);
const ada = await openOwner(shop, ADA);
const bea = await openOwner(shop, BEA);

const nobody = () => openPlainBrowser(shop);

function paint(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#9a6' } });
}

/** A phone's photo lies on its side and says where it was taken. */
const takePhoto = () =>
  paint(800, 1200)
    .withExif({ IFD0: { Make: 'Telefoon' }, IFD3: { GPSLatitude: '52/1 22/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

function send(browser: PlainBrowser, file: Uint8Array | string | null, fields: object = {}) {
  const body = new FormData();
  const filled = { photoAlt: ALT, ...fields };
  for (const [name, value] of Object.entries(filled)) body.set(name, String(value));
  if (file !== null) body.set('photo', new File([Buffer.from(file)], '../../salon.jpg'));
  return browser.upload(FORM, body);
}

const officePath = async () => `${AREA}/office?code=${await codeTo(shop, OFFICE, 'office')}`;

async function approve(): Promise<void> {
  await nobody().post(await officePath(), { form: 'approve' });
  await shop.whenIdle();
}

async function addressOn(path = SALON): Promise<string> {
  const { html } = await nobody().visit(path);
  return /\/salon-photos\/[^"]+/.exec(html)?.[0] ?? '';
}

it('a photo is seen by owner and office first, and by everybody once approved', async () => {
  expect((await send(ada, await takePhoto())).html).toContain('>We hebben je wijziging');
  const form = await ada.visit(FORM);
  expect(form.html).toContain(`${PHOTO}?of=`);
  const link = await officePath();
  const asked = link.replace('/office', '/photo.webp');
  expect((await nobody().visit(link)).html).toContain(asked);
  const seen = await shop.send(asked);
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(seen.headers.get('cache-control')).toContain('no-store');
  const drawn = Buffer.from(await seen.arrayBuffer());
  const { width, height, exif, orientation } = await sharp(drawn).metadata();
  expect({ width, height, exif, orientation }).toEqual({
    width: 1200,
    height: 800,
    exif: undefined,
    orientation: undefined,
  });
  expect(await addressOn()).toBe('');
  const id = new RegExp(`${PHOTO}\\?of=(\\w+)`).exec(form.html)?.[1];
  const before = await shop.send(`/salon-photos/nl/900/${id}-large.webp`);
  expect(before.status).toBe(404);

  await approve();
  const address = await addressOn();
  expect(address).toBe(`/salon-photos/nl/900/${id}-large.webp`);
  const shown = await shop.send(address);
  expect(shown.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(drawn);
  const { html } = await nobody().visit(SALON);
  expect(html).toMatch(new RegExp(`<img[^>]*alt="${ALT}"[^>]*width="1440"[^>]*height="960"`));
  expect((await nobody().visit('/nl/salon?query=Salon%20900')).html).toContain(`${id}-small.webp`);
  const found = await shop.send('/api/salons/?locale=nl&query=Salon%20900');
  expect(await found.json()).toMatchObject({ salons: [{ photo: { id, alt: ALT } }] });
  expect((await shop.send(asked)).status).toBe(404);
});

it('a photo stays with another change, and is replaced and taken off with the next ones', async () => {
  const first = await addressOn();
  await send(ada, null, { stylists: 'Bea' });
  await approve();
  expect(await addressOn()).toBe(first);
  await send(ada, await paint(900, 600).avif().toBuffer(), { photoAlt: 'De nieuwe zaak' });
  expect(await addressOn()).toBe(first);
  await approve();
  const second = await addressOn();
  expect(second).not.toBe(first);
  expect((await shop.send(first)).status).toBe(404);
  await send(ada, null, { removePhoto: 'on' });
  expect(await addressOn()).toBe(second);
  await approve();
  expect(await addressOn()).toBe('');
  expect((await shop.send(second)).status).toBe(404);
});

it('a photo that was replaced or refused is kept nowhere', async () => {
  for (const width of [601, 602]) await send(ada, await paint(width, 400).png().toBuffer());
  await shop.whenIdle();
  const { salons } = shop.config;
  const query = {
    structuredQuery: { from: [{ collectionId: 'salonPhotos' }] },
  };
  const response = await shop.platform.fetch(
    `${salons.baseUrl}/v1/projects/${salons.projectId}/databases/(default)/documents:runQuery`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${salons.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(query),
    },
  );
  const documents = JSON.stringify(await response.json()).match(/salonPhotos\//g);
  expect(documents).toHaveLength(1);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>';
const unreadable = 'Van dit bestand kunnen we geen foto maken';
const tooLarge = 'Een foto heeft hooguit 10 MB';

it.each<readonly [string, () => Promise<Uint8Array | string> | Uint8Array | string, string]>([
  ['an SVG', () => svg, unreadable],
  ['a page', () => '<!doctype html><script>alert(1)</script>', unreadable],
  ['a GIF', () => paint(900, 600).gif().toBuffer(), unreadable],
  ['a page after the first bytes of a photo', () => `\xff\xd8\xff${svg}`, unreadable],
  [
    'half a photo',
    async () => (await paint(900, 600).png().toBuffer()).subarray(0, 200),
    unreadable,
  ],
  ['few pixels', () => paint(599, 400).webp().toBuffer(), 'Een foto heeft minstens 600 × 400'],
  ['a small file of very many pixels', () => paint(16_000, 16_000).png().toBuffer(), tooLarge],
  ['more than 10 MB', () => Buffer.alloc(10 * 1024 ** 2 + 1, '\xff\xd8\xff', 'latin1'), tooLarge],
])('%s is refused in words', async (_, make, words) => {
  const file = await make();
  const bytes = typeof file === 'string' ? Buffer.from(file, 'latin1') : file;
  const { html, status } = await send(ada, bytes);
  expect(html).toContain(`>${words}`);
  expect(html).not.toContain('>Vul dit in');
  expect(status).toBe(400);
});

it('a photo without words is refused, and the photo of before stays', async () => {
  const { html } = await send(ada, await takePhoto(), { photoAlt: ' ' });
  expect(html).toContain('>Zeg in hooguit 150 tekens');
});

it('nobody else sends, sees or takes off the photo of a salon', async () => {
  const large = Buffer.alloc(100 * 1024, 1);
  expect((await send(nobody(), large)).status).toBe(413);
  expect((await send(bea, await takePhoto(), { salonNo: '900' })).status).not.toBe(200);
  await send(bea, null, { removePhoto: 'on', salonNo: '900' });
  expect((await ada.visit(FORM)).html).toContain(`${PHOTO}?of=`);
  const paths = ['', '?salonNo=900', '?code=x', '?code=900', '?of=900'].map(
    (query) => PHOTO + query,
  );
  const id = /photo\.webp\?of=(\w+)/.exec((await ada.visit(FORM)).html)?.[1] ?? '';
  const elsewhere = [
    `nl/900/${id}-large.webp`,
    `nl/901/${id}-large.webp`,
    `de/900/${id}-large.webp`,
  ];
  const tricks = ['nl/900/..%2f..%2fpackage.json', `nl/900/${id}`, 'xx/900/a-large.webp', 'nl/900'];
  for (const path of [
    ...paths,
    ...[...elsewhere, ...tricks].map((one) => `/salon-photos/${one}`),
  ]) {
    for (const browser of [bea, nobody()]) {
      expect((await browser.visit(path)).status, path).toBe(404);
    }
  }
});

it('a salon has twenty photos a day drawn', async () => {
  let last = '';
  for (let count = 0; count < 21; count += 1) {
    last = (await send(bea, await paint(600, 400).png().toBuffer())).html;
  }
  expect(last).toContain('>Dat was veel voor één dag');
});
