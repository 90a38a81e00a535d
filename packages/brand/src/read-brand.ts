import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { withAccent } from './accent.ts';
import { type BrandFile, readBrandFile } from './brand-file.ts';
import { coloursOfRange, contrastProblems } from './contrast.ts';
import { type BrandMessages, readAs, readMessages } from './read-json.ts';
import { type BrandDescription, BrandSchema, type Range } from './schema.ts';
import { type Tokens, TokensSchema } from './tokens.ts';

export interface Brand extends BrandDescription {
  readonly folder: string;
  readonly tokens: Tokens;
  /** Files that `brand.json` names, by path below `files`. */
  readonly files: ReadonlyMap<string, BrandFile>;
  /** Texts by language or language tag, as `packages/i18n/messages` names them. */
  readonly messages: ReadonlyMap<string, BrandMessages>;
  /** Changes that were needed before the brand could be used. */
  readonly notes: readonly string[];
}

/** All that is wrong with a brand: a sentence each, with file, field and reason. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
  readonly problems: readonly string[];

  constructor(folder: string, problems: readonly string[]) {
    super([`The brand in ${folder} cannot be used.`, ...problems].join('\n  '));
    this.problems = problems;
  }
}

const DEFAULT_FOLDER = 'packages/demo/brand';

/** The folder that BRAND_DIR names; else the demo's. */
export function brandFolderOf(environment: Readonly<Record<string, string | undefined>>): string {
  const named = environment['BRAND_DIR']?.trim();
  if (named) return resolve(named);
  // Upwards: the built server lies deeper than its sources.
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, DEFAULT_FOLDER)) && folder !== resolve(folder, '..')) {
    folder = resolve(folder, '..');
  }
  return join(folder, DEFAULT_FOLDER);
}

/** Namespace of a brand's metafields; whether it can be used otherwise, who opens the brand says. */
export function namespaceOf(folder: string): string {
  const { namespace } = BrandSchema.entries;
  const { value } = readAs(folder, 'brand.json', v.object({ namespace }));
  return value?.namespace ?? namespace.default;
}

/** Reads a brand and checks it as a whole. @throws BrandError with everything that is wrong */
export function readBrand(folder: string): Brand {
  if (!existsSync(folder)) {
    throw new BrandError(folder, ['BRAND_DIR names it, and there is no such folder.']);
  }
  const brand = readAs(folder, 'brand.json', BrandSchema);
  const tokens = readAs(folder, 'tokens.json', TokensSchema);
  const messages = readMessages(folder);
  const problems = [...brand.problems, ...tokens.problems, ...messages.problems];
  if (brand.value === null || tokens.value === null) throw new BrandError(folder, problems);
  const description = brand.value;
  const { tokens: used, notes } = applyAccent(tokens.value, description.accent);
  const files = new Map<string, BrandFile>();
  for (const { field, path } of namedFiles(description)) {
    const file = readBrandFile(join(folder, 'files'), path);
    if (typeof file === 'string') problems.push(`brand.json: ${field}: "${path}": ${file}`);
    else files.set(path, file);
  }
  problems.push(
    ...description.ranges.flatMap((range) => missingPictures(folder, range)),
    ...unusedFallbacks(description, used),
    ...colourProblems(description, used),
  );
  if (problems.length > 0) throw new BrandError(folder, problems);
  const told = [...notes, ...heavyFonts(description, files)];
  return { ...description, folder, tokens: used, files, messages: messages.value, notes: told };
}

/** Sum that every first visit waits for: docs/brand.md. */
const MAX_FONTS_IN_BYTES = 35_000;

function heavyFonts(
  { fonts }: BrandDescription,
  files: ReadonlyMap<string, BrandFile>,
): readonly string[] {
  const bytes = fonts.reduce((sum, { file }) => sum + (files.get(file)?.content.length ?? 0), 0);
  if (bytes <= MAX_FONTS_IN_BYTES) return [];
  const sum = Math.ceil(bytes / 1000);
  return [
    `brand.json: fonts: ${sum} kB, which every page loads first; keep their sum below 35 kB.`,
  ];
}

function applyAccent(
  tokens: Tokens,
  accent: string | undefined,
): { readonly tokens: Tokens; readonly notes: readonly string[] } {
  if (accent === undefined) return { tokens, notes: [] };
  const { colours, note } = withAccent(tokens.colours, accent);
  return { tokens: { ...tokens, colours }, notes: note === null ? [] : [note] };
}

interface NamedFile {
  readonly field: string;
  readonly path: string;
}

function namedFiles({
  mark,
  favicon,
  preview,
  fonts,
  backdrops,
  guarantee,
}: BrandDescription): readonly NamedFile[] {
  return [
    ...('svg' in mark ? [{ field: 'mark.svg', path: mark.svg }] : []),
    { field: 'favicon', path: favicon },
    { field: 'preview.file', path: preview.file },
    ...fonts.map(({ file }, at) => ({ field: `fonts.${at}.file`, path: file })),
    ...Object.entries(backdrops).flatMap(([name, path]) =>
      path === undefined ? [] : [{ field: `backdrops.${name}`, path }],
    ),
    ...Object.entries(guarantee.notices).map(([language, { file }]) => ({
      field: `guarantee.notices.${language}.file`,
      path: file,
    })),
  ];
}

/** The widths that pages ask for, each as AVIF and WebP. */
const RANGE_PICTURE_WIDTHS = [320, 480, 640] as const;

/** Widths of a wide scene in AVIF; in WebP only the largest. */
export const SCENE_WIDTHS = [480, 640, 960, 1280, 1600] as const;

/** `pictures/range-rain-320.avif` below `files`. */
function missingPictures(folder: string, { handle, scene }: Range): readonly string[] {
  const names = RANGE_PICTURE_WIDTHS.flatMap((width) =>
    ['avif', 'webp'].map((format) => `pictures/range-${handle}-${width}.${format}`),
  );
  const scenes = [
    ...SCENE_WIDTHS.map((width) => `pictures/scene-${handle}-${width}.avif`),
    `pictures/scene-${handle}-${SCENE_WIDTHS.at(-1)}.webp`,
  ];
  return [...names, ...(scene ? scenes : [])]
    .filter((name) => !existsSync(join(folder, 'files', name)))
    .map((name) => `brand.json: ranges: "${handle}" has no picture files/${name}.`);
}

/** A page only draws in families that its tokens name. */
function unusedFallbacks({ fonts }: BrandDescription, { type }: Tokens): readonly string[] {
  return fonts
    .flatMap(({ fallbacks }) => fallbacks)
    .filter(({ family }) => !Object.values(type).some((value) => value.includes(`"${family}"`)))
    .map(({ family }) => `brand.json: fonts: no family of tokens.json names "${family}".`);
}

function colourProblems({ ranges }: BrandDescription, tokens: Tokens): readonly string[] {
  const { colours, coloursWithMoreContrast } = tokens;
  const sets = [
    { place: 'tokens.json: colours', colours },
    {
      place: 'tokens.json: coloursWithMoreContrast',
      colours: { ...colours, ...coloursWithMoreContrast },
    },
    ...ranges.map((range) => ({
      place: `brand.json: range "${range.handle}"`,
      colours: coloursOfRange(colours, range),
    })),
  ];
  const pairOf = (problem: string) => problem.slice(problem.indexOf(': "'));
  // Problems of every language are said once.
  const found = sets
    .flatMap(contrastProblems)
    .map((problem) => [pairOf(problem), problem] as const);
  return [...new Map(found.toReversed()).values()].toReversed();
}
