import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHOP_KEYS } from '@lokke/domain/markets';
import { type MarketRequest, RequestError, timeZonesOf } from './market-request.ts';
import { withMarketRow } from './market-row.ts';
import { DEMO, flagPath, SETTINGS, SHOPS, settingNames, TABLE, TIME_ZONES } from './paths.ts';
import { shopFiles } from './shop-files.ts';
import { type FileEdit, objectAt, textAt, toJson } from './tree.ts';

/** Every file that a market needs, as it will be. */
export function planMarket(root: string, request: MarketRequest): readonly FileEdit[] {
  const texts = `${DEMO}/texts/${request.language}`;
  if (!existsSync(join(root, texts))) {
    throw new RequestError(
      `${texts} is missing: the demo, which fills the embedded shop, has no words in "${request.language}".`,
    );
  }
  const edits = [
    { path: TABLE, content: withMarketRow(textAt(root, TABLE), request) },
    timeZonesFile(root, request),
    ...shopFiles(root, request),
    { path: SETTINGS, content: withSettings(textAt(root, SETTINGS), request) },
    ...flagFiles(root, request),
  ];
  return edits.map((edit) =>
    [TABLE, TIME_ZONES, SHOPS].includes(edit.path)
      ? { ...edit, content: formatFile(root, edit) }
      : edit,
  );
}

/** Codes that tell where a visitor is (spec §2, the locale popup). */
function timeZonesFile(root: string, { country }: MarketRequest): FileEdit {
  const zones = objectAt(root, TIME_ZONES);
  const content = toJson({ ...zones, [country]: zones[country] ?? timeZonesOf(country) });
  return { path: TIME_ZONES, content };
}

function formatFile(root: string, { path, content }: FileEdit): string {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'format', `--stdin-file-path=${path}`],
    { cwd: root, input: content, encoding: 'utf8' },
  );
  if (status === 0) return stdout;
  throw new Error(`${path} cannot be formatted: ${stderr}`);
}

/** Only a locale of two letters has a flag (spec §5). */
function flagFiles(root: string, { locale, country }: MarketRequest): readonly FileEdit[] {
  const path = flagPath(country);
  if (locale.length !== 2 || existsSync(join(root, path))) return [];
  const source = join(root, 'node_modules/flag-icons/flags/4x3', `${country.toLowerCase()}.svg`);
  if (!existsSync(source)) return [];
  const drawing = readFileSync(source, 'utf8').replaceAll(/\s*\n\s*/g, '');
  // Flags are shown in 3:2 and fill their place.
  return [
    { path, content: drawing.replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ') },
  ];
}

type Group = 'COMPANY_ID' | 'LIST_ID' | 'PRIVATE_KEY' | 'SHOPIFY';

const groupOf = (name: string): Group => {
  if (name.startsWith('SHOPIFY_')) return 'SHOPIFY';
  if (name.endsWith('_PRIVATE_KEY')) return 'PRIVATE_KEY';
  return name.endsWith('_LIST_ID') ? 'LIST_ID' : 'COMPANY_ID';
};

/** `.env.example` with the settings of a shop more, each below its like of the last shop. */
function withSettings(example: string, request: MarketRequest): string {
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
