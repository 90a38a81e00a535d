import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MarketRequest, RequestError, timeZonesOf } from './market-request.ts';
import { withMarketRow } from './market-row.ts';
import { DEMO, flagPath, SETTINGS, SHOPS, TABLE, TIME_ZONES } from './paths.ts';
import { withSettings } from './settings-file.ts';
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
