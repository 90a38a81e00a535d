import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandFolderOf } from '@lokke/brand';
import { beforeEach, expect, it, test } from 'vitest';
import { openBrand } from '../src/open-brand.ts';
import { makeShops } from '../src/protocol/index.ts';
import { brandTexts, fillInCount } from '../src/protocol/pages/index.ts';
import { CHECKOUT_MESSAGES } from '../src/shopify/checkout/messages/messages.ts';
import { openPage } from './fixtures/console.ts';
import { newFolder } from './fixtures/folder.ts';
import { openPlatform } from './fixtures/platform.ts';

let folder = '';
beforeEach(() => {
  folder = newFolder();
  cpSync(join(brandFolderOf({}), '..', 'brand-plain'), folder, { recursive: true });
  mkdirSync(join(folder, 'messages'), { recursive: true });
});

function say(tag: string, messages: object) {
  writeFileSync(join(folder, `messages/${tag}.json`), JSON.stringify(messages));
}

const { nl, us } = makeShops();

it('a page of the checkout speaks in the words of the brand, and of others as always', async () => {
  say('nl', { 'platform.checkout.states.unknownTitle': 'Weg bij {brand}', 'home.title': 'Hoi' });
  const platform = openPlatform({ brand: openBrand(folder) });
  const pageOf = async (path: string) => (await openPage(platform, path)).html;
  expect(await pageOf('/nl/cart/c/none')).toContain('Weg bij Your shop');
  expect(await pageOf('/de/cart/c/none')).not.toContain('Weg bij');
});

it('words of a region come before those of its language', () => {
  say('en', { 'platform.checkout.payment': 'Paying', 'platform.checkout.details': 'Facts' });
  say('en-US', { 'platform.checkout.payment': 'Pay up' });
  const texts = brandTexts(CHECKOUT_MESSAGES, { shop: us, language: 'en' }, openBrand(folder));
  expect([texts.payment, texts.details]).toEqual(['Pay up', 'Facts']);
});

it('one form may stand for all counts', () => {
  say('nl', { 'platform.checkout.problems.heading': { other: 'Aantal fouten: {count}' } });
  const { problems } = brandTexts(
    CHECKOUT_MESSAGES,
    { shop: nl, language: 'nl' },
    openBrand(folder),
  );
  expect(fillInCount(problems.heading, 1, 'nl')).toBe('Aantal fouten: 1');
});

test.each([
  ['nl', 'platform.checkout.slogan', 'Hoi', 'is no message.'],
  ['nl', 'platform.shipping.title', 'Hoi', 'is no message.'],
  ['nl', 'platform.customers.reset.note', 'Hoi', 'must have {hours}, not no placeholder.'],
  ['nl', 'platform.identity.VERIFY_EMAIL.why', 'Hoi {name}', 'must have {email}, not {name}.'],
  ['nl', 'platform.newsletter.back', 'Naar de winkel', 'says what it says anyway: take it away.'],
  ['nl', 'platform.withdrawals.order', { other: 'Hoi' }, 'must be a text.'],
  [
    'nl',
    'platform.checkout.problems.heading',
    'Fout',
    'must have plural forms, "other" among them.',
  ],
])('messages/%s.json: "%s": %j %s', (tag, key, message, reason) => {
  say(tag, { [key]: message });
  expect(() => openBrand(folder)).toThrow(`messages/${tag}.json: "${key}" ${reason}`);
});

it('a language that nobody speaks is named', () => {
  say('it', { 'platform.checkout.payment': 'Ciao' });
  expect(() => openBrand(folder)).toThrow('messages/it.json: there is no language "it".');
});
