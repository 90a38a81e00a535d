import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('prints the address for the preview button of a space', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'main.ts'), '--preview-button'],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        PUBLIC_ORIGIN: 'https://shop.example',
        MARKETS: 'nl',
        SHOPIFY_NL_DOMAIN: 'nl.myshopify.com',
        SHOPIFY_NL_STOREFRONT_TOKEN: 'storefront-token',
        CONTENTFUL_PREVIEW_TOKEN: 'draft-token',
        PLATFORM_ORIGIN: 'http://127.0.0.1:1',
      },
    },
  );
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^https:\/\/shop\.example\/preview\?to=\{entry\.sys\.id\}.*&signature=/);
});
