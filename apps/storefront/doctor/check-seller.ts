import { type Brand, brandFolderOf, readBrand } from '@lokke/brand';
import { type Locale, marketOf, responsibleRegionOf } from '@lokke/domain/markets';
import { about, type Finding } from './finding.ts';

/** Names that nobody can own (RFC 2606, RFC 6761). */
const RESERVED = /[@.](example\.(com|net|org)|example|test|invalid|localhost)$/i;

/** Checks that the seller of a live shop is somebody: no placeholder, and not the demo's company. */
export function checkSeller(
  { folder, sellers, sender }: Pick<Brand, 'folder' | 'sellers' | 'sender'>,
  locales: readonly Locale[],
): readonly Finding[] {
  const demo = Object.values(readBrand(brandFolderOf({})).sellers);
  const names = new Set(locales.map((locale) => nameOfSeller(sellers, locale)));
  const found = [...names].flatMap((name) => {
    const { address, email, registration } = sellers[name] ?? sellers.default;
    const isDemo = demo.some(
      (other) => other.address === address || other.registration === registration,
    );
    return [
      ...(RESERVED.test(email) ? [`sellers.${name}.email is "${email}", a placeholder`] : []),
      ...(isDemo ? [`sellers.${name} is the seller of the demo, "${address}"`] : []),
    ];
  });
  const all = RESERVED.test(sender.email)
    ? [...found, `sender.email is "${sender.email}", a placeholder`]
    : found;
  return all.map((what) =>
    about(null).problem(
      'brand',
      `${folder}: brand.json: ${what}. A live shop has to say who sells.`,
    ),
  );
}

/** Checks that somebody answers for the products of a live market. */
export function checkResponsible(
  { folder, responsible }: Pick<Brand, 'folder' | 'responsible'>,
  locales: readonly Locale[],
): readonly Finding[] {
  const demo = Object.values(readBrand(brandFolderOf({})).responsible);
  const regions = new Set(locales.map((locale) => responsibleRegionOf(marketOf(locale))));
  const found = [...regions].flatMap((region) => {
    const person = responsible[region];
    if (person === undefined) return [`responsible.${region} is missing`];
    const { address, email } = person;
    return [
      ...(RESERVED.test(email) ? [`responsible.${region}.email is "${email}", a placeholder`] : []),
      ...(demo.some((other) => other?.address === address)
        ? [`responsible.${region} is that of the demo, "${address}"`]
        : []),
    ];
  });
  return found.map((what) =>
    about(null).problem(
      'brand',
      `${folder}: brand.json: ${what}. Product pages have to name who answers for the products.`,
    ),
  );
}

function nameOfSeller(sellers: Brand['sellers'], locale: Locale): string {
  const names = [locale, marketOf(locale).language];
  return names.find((name) => Object.hasOwn(sellers, name)) ?? 'default';
}
