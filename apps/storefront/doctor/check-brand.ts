import { BrandError } from '@lokke/brand';
import { type Locale, marketOf } from '@lokke/domain/markets';
import { openBrand } from '../server/features/brand/index.ts';
import { checkResponsible, checkSeller } from './check-seller.ts';
import type { CheckContext } from './finding.ts';
import { about, type Finding } from './finding.ts';

/** Checks the brand's folder, who sells in a live shop, and that none tells its visitors that payments are tests. */
export function checkBrand({
  config,
  isHosted,
}: Pick<CheckContext, 'config' | 'isHosted'>): readonly Finding[] {
  const { brandFolder, publicOrigin, locales, shops } = config;
  const say = about(null);
  const tests = new Set(
    locales.map((locale) => marketOf(locale).shop).filter((shop) => shops[shop].isEmbedded),
  );
  const isLive = new URL(publicOrigin).protocol === 'https:';
  return [
    ...brandFindings(brandFolder, isHosted ? locales : []),
    ...(isLive
      ? [...tests].map((shop) =>
          say.problem(
            'brand',
            `Visitors of ${publicOrigin} are told in the market "${shop}" that payments are tests: the embedded platform serves it. Set SHOPIFY_${shop.toUpperCase()}_DOMAIN, or leave the market out (MARKETS).`,
          ),
        )
      : []),
  ];
}

function brandFindings(folder: string, liveLocales: readonly Locale[]): readonly Finding[] {
  const say = about(null);
  try {
    const brand = openBrand(folder);
    return [
      say.ok('brand', `The brand "${brand.name}" in ${folder} can be used.`),
      ...brand.notes.map((note) => say.warning('brand', `${folder}: ${note}`)),
      ...(liveLocales.length > 0
        ? [...checkSeller(brand, liveLocales), ...checkResponsible(brand, liveLocales)]
        : []),
    ];
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    return error.problems.map((problem) => say.problem('brand', `${folder}: ${problem}`));
  }
}
