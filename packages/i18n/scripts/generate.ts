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
const regionsOf = (language: string) => tags.filter((tag) => tag.startsWith(`${language}-`));
const NAMESPACES = namespacesOf('en');
const LAZY = NAMESPACES.filter((namespace) => namespace !== 'core');

const lines = <Item>(items: readonly Item[], write: (item: Item) => string): string =>
  items.map(write).join('\n');
const variable = (tag: string, namespace: string): string =>
  `${tag}_${namespace}`.replaceAll('-', '_');
const importOf = (tag: string, namespace: string): string =>
  `import ${variable(tag, namespace)} from '../messages/${tag}/${namespace}.json' with { type: 'json' };`;

/** The file a browser loads first: `core`, the locations of other namespaces, and regional texts. */
const languageModule = (language: string): string => `
${importOf(language, 'core')}
${lines(regionsOf(language), (region) => lines(namespacesOf(region), (name) => importOf(region, name)))}
export const core = ${variable(language, 'core')};
export const namespaces = {
${lines(LAZY, (name) => `'${name}': () => import('./${language}/${name}.ts'),`)}
};
export const regional = {
${lines(regionsOf(language), (region) => `'${region}': {${lines(namespacesOf(region), (name) => `...${variable(region, name)},`)}},`)}
};`;

/** Loaded from there by import(). */
const namespaceModule = (language: string, namespace: string): string =>
  `export { default } from '../../messages/${language}/${namespace}.json' with { type: 'json' };`;

/** Loaders of each language for a browser. */
const languagesModule = `
export const languageLoaders = {
${lines(languages, (language) => `${language}: () => import('./${language}.ts'),`)}
};`;

/** Every language at once. */
const allModule = `
${lines(languages, (language) => `import * as ${language} from './${language}.ts';`)}
${lines(languages, (language) => lines(NAMESPACES, (name) => importOf(language, name)))}
export const languageFiles = { ${languages.join(', ')} };
export const allMessages = {
${lines(languages, (language) => `${language}: {${lines(NAMESPACES, (name) => `'${name}': ${variable(language, name)},`)}},`)}
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
