import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // The page handler reads the manifest to announce the visitor's one language file.
    manifest: true,
    target: 'es2023',
  },
  environments: {
    // The server's bundle is the whole storefront, not only the pages.
    ssr: { build: { rolldownOptions: { input: './server/main.ts' } } },
  },
});
