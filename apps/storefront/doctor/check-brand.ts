import { type Brand, BrandError, brandFolderOf, readBrand } from '@lokke/brand';
import { type Locale, marketOf, responsibleRegionOf } from '@lokke/domain/markets';
import type { BrandOfDefinitions } from '../provision/required-definitions.ts';
import { openBrand } from '../server/features/brand/index.ts';
import { type CheckContext, isLive, type Say } from './finding.ts';

/** Names that nobody can own (RFC 2606, RFC 6761). */
const RESERVED = /[@.](example\.(com|net|org)|example|test|invalid|localhost)$/i;

/** Read once in each run, as each shop is checked by it. */
const held = new WeakMap<CheckContext['config'], BrandOfDefinitions>();

/** Returns what the brand has its shops hold; nothing of a trade where the brand cannot be used. */
export function heldBy(config: CheckContext['config']): BrandOfDefinitions {
  const brand = held.get(config) ?? readHeld(config);
  held.set(config, brand);
  return brand;
}

function readHeld({ brandFolder, namespace }: CheckContext['config']): BrandOfDefinitions {
  try {
    return openBrand(brandFolder);
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    return { capabilities: [], facts: [], namespace };
  }
}

/** Checks the brand's folder, who sells in a live shop, and that none tells its visitors that payments are tests. */
export function checkBrand(say: Say, checkContext: CheckContext): void {
  const { brandFolder: folder, publicOrigin, locales, shops } = checkContext.config;
  try {
    const brand = openBrand(folder);
    say('brand', 'usable', { name: brand.name, folder });
    for (const note of brand.notes) say('brand', 'note', { folder, note });
    if (isLive(checkContext)) {
      for (const flaw of sellerFlaws(brand, locales)) say('brand', 'seller', { folder, flaw });
      for (const flaw of responsibleFlaws(brand, locales)) {
        say('brand', 'responsible', { folder, flaw });
      }
    }
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    for (const problem of error.problems) say('brand', 'unusable', { folder, problem });
  }
  if (new URL(publicOrigin).protocol !== 'https:') return;
  for (const testShop of new Set(locales.map((locale) => marketOf(locale).shop))) {
    const TEST_SHOP = testShop.toUpperCase();
    if (shops[testShop].isEmbedded) {
      say('brand', 'testPayments', { publicOrigin, testShop, TEST_SHOP });
    }
  }
}

/** Names sellers of a live shop who are nobody: a placeholder, or the demo's company. */
function sellerFlaws({ sellers, sender }: Brand, locales: readonly Locale[]): readonly string[] {
  const demo = Object.values(readBrand(brandFolderOf({})).sellers);
  const names = new Set(locales.map((locale) => nameOfSeller(sellers, locale)));
  const flaws = [...names].flatMap((name) => {
    const { address, email, registration } = sellers[name] ?? sellers.default;
    const isDemo = demo.some(
      (other) => other.address === address || other.registration === registration,
    );
    return [
      ...placeholderIn(`sellers.${name}.email`, email),
      ...(isDemo ? [`sellers.${name} is the seller of the demo, "${address}"`] : []),
    ];
  });
  return [...flaws, ...placeholderIn('sender.email', sender.email)];
}

/** Names who should answer for the products of a live market and does not. */
function responsibleFlaws({ responsible }: Brand, locales: readonly Locale[]): readonly string[] {
  const demo = Object.values(readBrand(brandFolderOf({})).responsible);
  const regions = new Set(locales.map((locale) => responsibleRegionOf(marketOf(locale))));
  return [...regions].flatMap((region) => {
    const person = responsible[region];
    if (person === undefined) return [`responsible.${region} is missing`];
    const { address, email } = person;
    const isDemo = demo.some((other) => other?.address === address);
    return [
      ...placeholderIn(`responsible.${region}.email`, email),
      ...(isDemo ? [`responsible.${region} is that of the demo, "${address}"`] : []),
    ];
  });
}

function placeholderIn(field: string, email: string): readonly string[] {
  return RESERVED.test(email) ? [`${field} is "${email}", a placeholder`] : [];
}

function nameOfSeller(sellers: Brand['sellers'], locale: Locale): string {
  const names = [locale, marketOf(locale).language];
  return names.find((name) => Object.hasOwn(sellers, name)) ?? 'default';
}
