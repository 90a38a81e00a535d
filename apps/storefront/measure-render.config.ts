import { defineConfig, mergeConfig } from 'vite';
import shop from './vite.config.ts';

/** The shop as it is built, with the bare rendering of its pages in place of its server: for `npm run bench`. */
export default defineConfig((environment) =>
  mergeConfig(shop(environment), {
    environments: {
      ssr: { build: { rolldownOptions: { input: './scripts/measure-render/main.tsx' } } },
    },
  }),
);
