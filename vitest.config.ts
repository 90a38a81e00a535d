import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**'],
    environment: 'node',
    testTimeout: 20_000,
    // Its address stands in every page.
    css: { include: [/\/styles\/index\.css/] },
  },
});
