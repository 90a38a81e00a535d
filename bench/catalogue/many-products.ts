import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ShopProcess } from '@lokke/stack';

const PLATFORM_CLI = resolve(import.meta.dirname, '../../packages/platform/src/cli/main.ts');

export interface GrownCatalogue {
  readonly productCount: number;
  readonly handles: readonly string[];
}

/** Copies the products of the demo shop until it has so many, and imports them as anybody would. */
export function growCatalogue(shop: ShopProcess, productCount: number): GrownCatalogue {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  try {
    const [source, grown] = [join(folder, 'source.csv'), join(folder, 'grown.csv')];
    platform(shop, ['export', '--shop', 'nl', '--out', source]);
    const [header = [], ...rows] = parseCsv(readFileSync(source, 'utf8'));
    const column = (name: string) => header.indexOf(name);
    const [title, handle, sku] = [column('Title'), column('URL handle'), column('SKU')];
    const own = rows.filter((row) => !/-copy-\d+$/.test(row[handle] ?? ''));
    const ownHandles = [...new Set(own.map((row) => row[handle] ?? ''))];
    const copies = Math.ceil(productCount / ownHandles.length);
    const all = Array.from({ length: copies }, (_, copy) =>
      copy === 0
        ? own
        : own.map((row) =>
            row.map((value, at) => {
              if (value === '') return value;
              if (at === handle) return `${value}-copy-${copy}`;
              if (at === title) return `${value} ${copy}`;
              return at === sku ? `${value}-${copy}` : value;
            }),
          ),
    ).flat();
    const handles = [...new Set(all.map((row) => row[handle] ?? ''))].slice(0, productCount);
    const kept = new Set(handles);
    writeFileSync(grown, writeCsv([header, ...all.filter((row) => kept.has(row[handle] ?? ''))]));
    platform(shop, ['import', grown, '--shop', 'nl']);
    return { productCount: handles.length, handles };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function platform({ dataDir, platformUrl, shopUrl }: ShopProcess, args: readonly string[]): void {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PLATFORM_PORT: new URL(platformUrl).port,
    STOREFRONT_URL: shopUrl,
  };
  const { status, stderr } = spawnSync(process.execPath, [PLATFORM_CLI, ...args], {
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`platform ${args[0]} failed: ${stderr}`);
}

/** Rows of a CSV file; a quoted field may hold commas, line ends and doubled quotes. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare = '', end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}

export function writeCsv(rows: readonly (readonly string[])[]): string {
  const field = (value: string) =>
    /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
  return rows.map((row) => row.map(field).join(',')).join('\n');
}
