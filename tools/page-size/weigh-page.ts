import { gzipSync } from 'node:zlib';
import { type ClientBuild, keyOf, withImports } from './manifest.ts';
import type { WeighedPage } from './pages.ts';

export interface WeighedFile {
  /** Without the hash of its content, so that builds can be compared. */
  readonly name: string;
  readonly sizeInBytes: number;
}

export interface PageWeight {
  readonly scripts: readonly WeighedFile[];
  readonly styles: readonly WeighedFile[];
  readonly fonts: readonly WeighedFile[];
}

const LANGUAGES = ['nl', 'fr', 'en', 'de', 'es', 'nb', 'sv'];
const EVERY_PAGE = ['app/entry.client.tsx', 'app/root.tsx'];
const BASE_STYLES = 'app/styles/index.css';
const HIGHEST_LEVEL = 9;

/** What a page brings, in the language that weighs most. */
export function weighPage({ routes }: Pick<WeighedPage, 'routes'>, build: ClientBuild): PageWeight {
  const { manifest, read } = build;
  const sources = [...EVERY_PAGE, ...routes.map((route) => `app/${route}`)];
  const entries = withImports(
    manifest,
    sources.map((source) => keyOf(manifest, source)),
  );
  const gzipped = (file: string): WeighedFile => ({
    name: nameOf(file),
    sizeInBytes: gzipSync(read(file), { level: HIGHEST_LEVEL }).byteLength,
  });
  const texts = LANGUAGES.map((language) => `../../packages/i18n/generated/${language}.ts`)
    .map((source) => gzipped(manifest[keyOf(manifest, source)]?.file ?? ''))
    .reduce((heaviest, file) => (file.sizeInBytes > heaviest.sizeInBytes ? file : heaviest));
  const sheets = unique([
    manifest[keyOf(manifest, BASE_STYLES)]?.file ?? '',
    ...entries.flatMap(({ css }) => css ?? []),
  ]);
  const fonts = unique(sheets.flatMap((sheet) => fontsOf(new TextDecoder().decode(read(sheet)))));
  return {
    scripts: [
      ...unique([build.routeList, ...entries.map(({ file }) => file)]).map(gzipped),
      { ...texts, name: 'texts.js' },
    ],
    styles: sheets.map(gzipped),
    fonts: fonts.map((file) => ({ name: nameOf(file), sizeInBytes: read(file).byteLength })),
  };
}

export function total(files: readonly WeighedFile[]): number {
  return files.reduce((sum, { sizeInBytes }) => sum + sizeInBytes, 0);
}

function nameOf(file: string): string {
  return file.replace(/^assets\//, '').replace(/-\w{7}(?=\.\w+$)/, '');
}

function fontsOf(css: string): readonly string[] {
  return [...css.matchAll(/url\(["']?\/([^"')]+\.woff2)["']?\)/g)].flatMap(
    ([, file]) => file ?? [],
  );
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}
