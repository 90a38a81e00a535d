import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { type Picture, pictureFile } from './picture-file.ts';

const DOCS = resolve(import.meta.dirname, '..', '..', 'docs');
const PHONE = 390;
const DESKTOP = 1440;

interface Stop {
  readonly title: string;
  readonly text: string;
  readonly pictures: readonly Picture[];
}

const on = (width: number, locale: string, ...names: readonly string[]): readonly Picture[] =>
  names.map((name) => ({ locale, width, name }));

const STOPS: readonly Stop[] = [
  {
    title: 'Coming in',
    text: 'The home page is put together from content. Six ranges, six pigments.',
    pictures: [...on(DESKTOP, 'nl', 'home'), ...on(PHONE, 'uk', 'home', 'markets')],
  },
  {
    title: 'Finding',
    text: 'Filters live in the address and are drawn on the server; search suggests; a routine is built step by step.',
    pictures: [
      ...on(DESKTOP, 'uk', 'listing', 'range', 'routine'),
      ...on(PHONE, 'nl', 'listing-filtered', 'search', 'search-nothing'),
    ],
  },
  {
    title: 'Choosing',
    text: 'A product says what it does, what a hundred millilitres cost, and what goes well with it.',
    pictures: [
      ...on(DESKTOP, 'nl', 'product', 'bundle'),
      ...on(PHONE, 'uk', 'product', 'product-zoomed', 'wishlist'),
    ],
  },
  {
    title: 'Paying',
    text: 'The comb fills until the free item comes; the checkout belongs to the platform and takes test cards.',
    pictures: [
      ...on(DESKTOP, 'nl', 'bag-with-free-item', 'checkout'),
      ...on(PHONE, 'nl', 'bag-popup', 'checkout-payment-declined', 'thank-you'),
    ],
  },
  {
    title: 'Belonging',
    text: 'A salon of one’s own, an account, and what somebody reads when there is nothing yet.',
    pictures: [
      ...on(DESKTOP, 'nl', 'salons', 'login'),
      ...on(PHONE, 'uk', 'salon-selector', 'register-refused', 'account-orders'),
    ],
  },
  {
    title: 'Losing one’s way',
    text: 'Every market has its own words, its own legal pages, and its own way back.',
    pictures: [
      ...on(DESKTOP, 'uk', 'page-returns'),
      ...on(PHONE, 'nl', 'not-found', 'page-withdrawal'),
    ],
  },
];

/** docs/tour.md: each screen as it is now, cut to about what a first look shows. */
export async function writeTourPage(): Promise<void> {
  mkdirSync(join(DOCS, 'pictures', 'tour'), { recursive: true });
  const parts: string[] = [];
  for (const { title, text, pictures } of STOPS) {
    const images: string[] = [];
    for (const picture of pictures) images.push(await hang(picture));
    parts.push(`## ${title}\n\n${text}\n\n${images.join('\n')}\n`);
  }
  const head =
    '# A tour of the shop\n\nMade by `npm run tour` with `TOUR_DOCS=1`, in the Netherlands and the United Kingdom, on a phone and a desktop.\n';
  writeFileSync(join(DOCS, 'tour.md'), [head, ...parts].join('\n'));
}

async function hang(picture: Picture): Promise<string> {
  const source = pictureFile(picture);
  if (!existsSync(source)) throw new Error(`The tour has no picture ${source}: run it whole.`);
  const isPhone = picture.width === PHONE;
  const { width = 0, height = 0 } = await sharp(source).metadata();
  const name = `${picture.name}-${picture.locale}-${picture.width}.webp`;
  await sharp(source)
    .extract({
      left: 0,
      top: 0,
      width,
      height: Math.min(height, Math.round(width * (isPhone ? 2.16 : 0.9))),
    })
    .resize({ width: isPhone ? 390 : 960 })
    .webp({ quality: 70 })
    .toFile(join(DOCS, 'pictures', 'tour', name));
  const alt = `${picture.name.replaceAll('-', ' ')}, ${picture.locale}, ${picture.width} px wide`;
  return `<img src="pictures/tour/${name}" alt="${alt}" width="${isPhone ? 195 : 480}">`;
}
