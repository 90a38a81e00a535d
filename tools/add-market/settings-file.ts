import { SHOP_KEYS } from '@lokke/domain/markets';
import type { MarketRequest } from './market-request.ts';
import { settingNames } from './paths.ts';

type Group = 'COMPANY_ID' | 'LIST_ID' | 'PRIVATE_KEY' | 'SHOPIFY';

const groupOf = (name: string): Group => {
  if (name.startsWith('SHOPIFY_')) return 'SHOPIFY';
  if (name.endsWith('_PRIVATE_KEY')) return 'PRIVATE_KEY';
  return name.endsWith('_LIST_ID') ? 'LIST_ID' : 'COMPANY_ID';
};

/** `.env.example` with the settings of a shop more, each below its like of the last shop. */
export function withSettings(example: string, request: MarketRequest): string {
  const { shop, countryName, locale } = request;
  const last = SHOP_KEYS.toReversed().find((key) => settingNames(example, key, key).length > 0);
  if (last === undefined) throw new Error('.env.example has no settings of a shop.');
  const groups = Map.groupBy(settingNames(example, shop), groupOf);
  const linesOf = (group: Group) => (groups.get(group) ?? []).map((name) => `${name}=`);
  const upper = last.toUpperCase();
  const below = (text: string, anchor: string, lines: readonly string[]): string => {
    if (!text.includes(`\n${anchor}=\n`)) throw new Error(`.env.example has no ${anchor}.`);
    return text.replace(`\n${anchor}=\n`, () => [`\n${anchor}=`, ...lines, ''].join('\n'));
  };
  const withCompany = below(example, `KLAVIYO_${upper}_COMPANY_ID`, linesOf('COMPANY_ID'));
  const withList = below(withCompany, `KLAVIYO_${upper}_LIST_ID`, linesOf('LIST_ID'));
  const withKey = below(withList, `KLAVIYO_${upper}_PRIVATE_KEY`, linesOf('PRIVATE_KEY'));
  const lastOfShop = settingNames(withKey, last, last)
    .filter((name) => groupOf(name) === 'SHOPIFY')
    .at(-1);
  const lines = [`# ${countryName}`, ...linesOf('SHOPIFY')];
  return below(withKey, lastOfShop ?? '', lines).replace(
    /^(# The markets that you sell in, comma-separated: [^.]*)\./m,
    (_, names: string) => `${names}, ${locale}.`,
  );
}
