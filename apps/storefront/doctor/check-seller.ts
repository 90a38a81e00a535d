import { type Brand, brandFolderOf, readBrand } from '@lokke/brand';
import { type Locale, marketOf } from '@lokke/domain/markets';
import { about, type Finding } from './finding.ts';

/** Names that nobody can own (RFC 2606, RFC 6761). */
const RESERVED = /[@.](example\.(com|net|org)|example|test|invalid|localhost)$/i;

/** Who sells in a live shop has to be somebody: no placeholder, and not the demo's company. */
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

function nameOfSeller(sellers: Brand['sellers'], locale: Locale): string {
  const names = [locale, marketOf(locale).language];
  return names.find((name) => Object.hasOwn(sellers, name)) ?? 'default';
}
