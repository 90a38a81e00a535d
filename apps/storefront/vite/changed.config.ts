// The storefront's build with one change, in the place of a next version: ROLLOUT_CHANGE=styles|scripts.
import { mergeConfig, type Plugin } from 'vite';
import storefront from '../vite.config.ts';

const CHANGES = {
  /** A line of one style sheet. */
  styles: { file: /\/app\/ui\/sheet\.module\.css$/, line: '.changed { color: red; }' },
  /** Every page, so that no file of a page is the same. */
  scripts: { file: /\/app\/routes\/.+\.tsx/, line: 'globalThis.changedPages = true;' },
} as const;

const { file, line } = CHANGES[process.env['ROLLOUT_CHANGE'] === 'styles' ? 'styles' : 'scripts'];

const change: Plugin = {
  name: 'one-change',
  enforce: 'pre',
  transform: (code, id) => (file.test(id) ? `${code}\n${line}\n` : null),
};

export default async (env: Parameters<typeof storefront>[0]) =>
  mergeConfig(await storefront(env), { plugins: [change] });
