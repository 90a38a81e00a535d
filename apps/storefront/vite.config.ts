import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  build: {
    // The page handler reads the manifest to announce the visitor's one language file.
    manifest: true,
    target: 'es2023',
    ...(isSsrBuild ? { rolldownOptions: { input: './server/main.ts' } } : {}),
  },
}));
