import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite/chunk-groups.ts';
import { inlineClassNames } from './vite/class-names.ts';

// Every page carries the names of some two hundred files, and chance compresses badly: these are the shortest names.
const FILE = 'assets/[name]-[hash:7]';
const NAMES = {
  hashCharacters: 'base36',
  entryFileNames: `${FILE}.js`,
  chunkFileNames: `${FILE}.js`,
  assetFileNames: `${FILE}[extname]`,
} as const;
// The server's own file is started by its name; the styles that it links are the browser's.
const { hashCharacters, assetFileNames } = NAMES;

export default defineConfig(({ command }) => ({
  plugins: [inlineClassNames(), reactRouter()],
  // Names in development say where a class comes from.
  css: { modules: command === 'build' ? { generateScopedName: '[hash:base64:5]' } : {} },
  // Two thousand files that are no sources.
  server: { watch: { ignored: ['**/build/**'] } },
  build: {
    // Times of plugins are nothing to warn of at `npm start`.
    rolldownOptions: { checks: { bundlerTimings: false } },
    // The page handler reads the manifest to announce the visitor's one language file.
    manifest: true,
    target: 'es2023',
  },
  environments: {
    client: {
      build: {
        // A changed file renames itself alone, not all that import it (server/pages/finish-page.ts).
        chunkImportMap: true,
        rolldownOptions: {
          // Class names of one file are used in others.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: { ...NAMES, codeSplitting: { groups: chunkGroups } },
          // Read by the server alone, like the manifest.
          experimental: { chunkImportMap: { fileName: '.vite/importmap.json' } },
        },
      },
    },
    // The server's bundle is the whole storefront, not only the pages.
    ssr: {
      build: {
        rolldownOptions: {
          input: './server/main.ts',
          output: { hashCharacters, assetFileNames },
        },
      },
    },
  },
}));
