// npm run generate: writes the code that imports the messages (../messages), and their types from the English ones.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const MESSAGES = join(import.meta.dirname, '..', 'messages');
const TARGET = join(import.meta.dirname, '..', 'generated');

const namespacesByTag = new Map<string, string[]>();
for (const file of globSync('*/*.json', { cwd: MESSAGES }).sort()) {
  const namespaces = namespacesByTag.get(dirname(file)) ?? [];
  namespacesByTag.set(dirname(file), [...namespaces, basename(file, '.json')]);
}
const namespacesOf = (tag: string): readonly string[] => namespacesByTag.get(tag) ?? [];
const tags = [...namespacesByTag.keys()];
const languages = tags.filter((tag) => !tag.includes('-'));
const regions = tags.filter((tag) => tag.includes('-'));
const NAMESPACES = namespacesOf('en');
const LAZY = NAMESPACES.filter((namespace) => namespace !== 'core');

const lines = <Item>(items: readonly Item[], write: (item: Item) => string): string =>
  items.map(write).join('\n');
const variable = (tag: string, namespace: string): string =>
  `${tag}_${namespace}`.replaceAll('-', '_');
const importOf = (tag: string, namespace: string): string =>
  `import ${variable(tag, namespace)} from '../messages/${tag}/${namespace}.json' with { type: 'json' };`;

/** The file a browser loads first: `core`, and the locations of other namespaces. */
const languageModule = (language: string): string => `
${importOf(language, 'core')}
export const core = ${variable(language, 'core')};
${locationsOf((name) => `${language}/${name}`)}`;

/** The same of a region, with all its texts written out: sharing the language's would take a file more. */
const regionModule = (language: string, region: string): string => `
export const core = ${regionalTexts(language, region, 'core')};
${locationsOf((name) => `${namespacesOf(region).includes(name) ? region : language}/${name}`)}`;

const locationsOf = (pathOf: (namespace: string) => string): string => `export const namespaces = {
${lines(LAZY, (name) => `'${name}': () => import('./${pathOf(name)}.ts'),`)}
};`;

function readTexts(tag: string, namespace: string): Readonly<Record<string, unknown>> {
  if (!namespacesOf(tag).includes(namespace)) return {};
  const file = join(MESSAGES, tag, `${namespace}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    // A person forgot a comma, and wants to know where.
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
const regionalTexts = (language: string, region: string, namespace: string): string =>
  JSON.stringify({ ...readTexts(language, namespace), ...readTexts(region, namespace) });

/** Loaded from there by import(). */
const namespaceModule = (language: string, namespace: string): string =>
  `export { default } from '../../messages/${language}/${namespace}.json' with { type: 'json' };`;

/** Loaders of each language and region for a browser. */
const languagesModule = `
export const languageLoaders = {
${lines(tags, (tag) => `'${tag}': () => import('./${tag}.ts'),`)}
};`;

const messagesBy = (tag: string): string =>
  `'${tag}': {${lines(namespacesOf(tag), (name) => `'${name}': ${variable(tag, name)},`)}},`;

/** Every language at once. */
const allModule = `
${lines(tags, (tag) => `import * as ${variable(tag, 'file')} from './${tag}.ts';`)}
${lines(tags, (tag) => lines(namespacesOf(tag), (name) => importOf(tag, name)))}
export const languageFiles = {
${lines(tags, (tag) => `'${tag}': ${variable(tag, 'file')},`)}
};
export const regionalMessages = {
${lines(regions, (region) => messagesBy(region))}
};
export const allMessages = {
${lines(languages, (language) => messagesBy(language))}
};`;

/** The English messages as literal types, for keys and placeholders. */
const sourceModule = `
export interface SourceMessages {
${lines(NAMESPACES, (name) => `'${name}': ${readFileSync(join(MESSAGES, 'en', `${name}.json`), 'utf8')};`)}
}`;

const modules = new Map([
  ['languages.ts', languagesModule],
  ['all.ts', allModule],
  ['source-messages.ts', sourceModule],
]);
for (const language of languages) {
  modules.set(`${language}.ts`, languageModule(language));
  for (const name of LAZY) modules.set(`${language}/${name}.ts`, namespaceModule(language, name));
}

for (const region of regions) {
  const [language = ''] = region.split('-');
  modules.set(`${region}.ts`, regionModule(language, region));
  for (const name of namespacesOf(region)) {
    const texts = regionalTexts(language, region, name);
    if (name !== 'core') modules.set(`${region}/${name}.ts`, `export default ${texts};`);
  }
}

// Unchanged files are not written again: a development server watches them.
for (const file of globSync('**/*.ts', { cwd: TARGET })) {
  if (!modules.has(file)) rmSync(join(TARGET, file));
}
for (const [name, code] of modules) {
  const file = join(TARGET, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === code) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
}
