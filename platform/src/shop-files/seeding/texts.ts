import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { readJsonFile } from '../../protocol/index.ts';

type Words = Readonly<Record<string, unknown>>;

/** The demo's texts in one language. A path such as `home.hero.title` names a file and its keys. */
export interface Texts {
  readonly language: string;
  readonly find: (path: string) => unknown;
  /** Like `find`, but throws where there is no text. */
  readonly text: (path: string) => string;
}

/** Ends a line of a page that speaks of the demo's trade: shops of merchants start without it. */
const DEMO_MARK = ' <!-- demo -->';

export type Audience = 'demo' | 'merchant';

/** Reads `texts/<language>`; a regional language such as en-US holds only what differs from its base. */
export function readTexts(folder: string, language: string, audience: Audience): Texts {
  const layers = [...new Set([baseLanguage(language), language])];
  const words = layers
    .map((layer) => readFolder(join(folder, 'texts', layer), audience))
    .reduce(merge);
  const find = (path: string) =>
    path
      .split('.')
      .reduce<unknown>((value, key) => (isWords(value) ? value[key] : undefined), words);
  return {
    language,
    find,
    text(path) {
      const found = find(path);
      if (typeof found === 'string') return found;
      throw new Error(`${folder} has no text "${path}" in ${language}`);
    },
  };
}

/** Names the language of a locale: `en` of `en-US`. */
export function baseLanguage(locale: string): string {
  return locale.split('-')[0] ?? locale;
}

function readFolder(folder: string, audience: Audience): Words {
  return Object.fromEntries(
    readdirSync(folder, { withFileTypes: true }).map((entry): [string, unknown] => {
      const path = join(folder, entry.name);
      return [
        parse(path).name,
        entry.isDirectory() ? readFolder(path, audience) : readFile(path, audience),
      ];
    }),
  );
}

/** A table of texts, or a page in Markdown: its first paragraph describes it unless the head does. */
function readFile(path: string, audience: Audience): unknown {
  if (path.endsWith('.json')) return readJsonFile(path);
  const content = readFileSync(path, 'utf8');
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(content) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${path} has no front matter`);
  const text = linesFor(audience, body).trim();
  return { description: text.split('\n\n')[0], ...parseYaml(head), body: text };
}

function linesFor(audience: Audience, body: string): string {
  return body
    .split('\n')
    .flatMap((line) => {
      if (!line.endsWith(DEMO_MARK)) return [line];
      return audience === 'demo' ? [line.slice(0, -DEMO_MARK.length)] : [];
    })
    .join('\n');
}

function merge(base: Words, over: Words): Words {
  const merged = Object.entries(over).map(([key, value]): [string, unknown] => {
    const below = base[key];
    return [key, isWords(below) && isWords(value) ? merge(below, value) : value];
  });
  return { ...base, ...Object.fromEntries(merged) };
}

function isWords(value: unknown): value is Words {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
