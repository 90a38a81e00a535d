import { findSalons } from '@lokke/contract/salons';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { openStorefront } from './open-for-tests.ts';

const shop = await openStorefront({ shops: ['nl', 'fr', 'de', 'uk', 'es', 'no', 'se'] });

test.each([
  ['nl', 'Telefoon'],
  ['fr', 'Téléphone'],
  ['de', 'Telefon'],
  ['uk', 'Phone'],
  ['es', 'Teléfono'],
  ['no', 'Telefon'],
  ['se', 'Telefon'],
])('a salon in %s with a phone number is called by a link labelled %s', async (locale, label) => {
  const reply = await shop.send(`/api/salons/?locale=${locale}`);
  const { salons } = v.parse(findSalons.response, await reply.json());
  const { salonNo = '', phone = null } = salons[0]?.salon ?? {};
  expect(phone).toMatch(/^\+\d[\d ]+$/);
  const page = await shop.read(`/${locale}/salon/${salonNo}`);
  expect(page).toContain(
    `<dt>${label}</dt><dd><a href="tel:${phone?.replaceAll(' ', '')}">${phone}</a></dd>`,
  );
});
