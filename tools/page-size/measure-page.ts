import { gzipSync } from 'node:zlib';
import { type ClientBuild, keyOf, type MeasuredFile, withImports } from './manifest.ts';
import type { MeasuredPage } from './pages.ts';

export interface PageSize {
  readonly scripts: readonly MeasuredFile[];
  readonly styles: readonly MeasuredFile[];
  readonly fonts: readonly MeasuredFile[];
}

const EVERY_PAGE = ['app/entry.client.tsx', 'app/root.tsx'];
const BASE_STYLES = 'app/styles/index.css';
/** Texts of every page, in each language and region. */
const CORE_TEXTS = /\/i18n\/generated\/[a-z]{2}(?:-[A-Z]{2})?\.ts$/;
const MAX_LEVEL = 9;

/** Measures what a page loads, in the language with the largest texts. */
export function measurePage(
  { routes }: Pick<MeasuredPage, 'routes'>,
  build: ClientBuild,
): PageSize {
  const { manifest, read } = build;
  const sources = [...EVERY_PAGE, ...routes.map((route) => `app/${route}`)];
  const entries = withImports(
    manifest,
    sources.map((source) => keyOf(manifest, source)),
  );
  const sizeOfGzip = (file: string): MeasuredFile => ({
    name: nameOf(file),
    sizeInBytes: gzipSync(read(file), { level: MAX_LEVEL }).byteLength,
  });
  const texts = Object.entries(manifest)
    .filter(([source]) => CORE_TEXTS.test(source))
    .map(([, { file }]) => sizeOfGzip(file))
    .reduce((largest, file) => (file.sizeInBytes > largest.sizeInBytes ? file : largest));
  const sheets = unique([
    manifest[keyOf(manifest, BASE_STYLES)]?.file ?? '',
    ...entries.flatMap(({ css }) => css ?? []),
  ]);
  return {
    scripts: [
      ...unique([build.routeList, ...entries.map(({ file }) => file)]).map(sizeOfGzip),
      { ...texts, name: 'texts.js' },
    ],
    styles: [
      ...sheets.map(sizeOfGzip),
      {
        name: 'brand.css',
        sizeInBytes: gzipSync(build.brandStyles, { level: MAX_LEVEL }).byteLength,
      },
    ],
    fonts: build.fonts,
  };
}

export function total(files: readonly MeasuredFile[]): number {
  return files.reduce((sum, { sizeInBytes }) => sum + sizeInBytes, 0);
}

/** Lists files larger than in the baseline, or new since: the largest growth first. */
export function findGrown(
  files: readonly MeasuredFile[],
  recorded: Readonly<Record<string, number>>,
): readonly string[] {
  return files
    .map(({ name, sizeInBytes }) => ({ name, growth: sizeInBytes - (recorded[name] ?? 0) }))
    .filter(({ growth }) => growth > 0)
    .toSorted((a, b) => b.growth - a.growth)
    .map(({ name, growth }) => `${name} +${growth}`);
}

function nameOf(file: string): string {
  return file.replace(/^assets\//, '').replace(/-\w{7}(?=\.\w+$)/, '');
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}
