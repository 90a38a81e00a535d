import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**'],
    environment: 'node',
    testTimeout: 20_000,
    // Left to itself it keeps a core free, which on two is half of them.
    maxWorkers: '100%',
    // Its address stands in every page.
    css: { include: [/\/styles\/index\.css/] },
  },
});
