import { readFileSync } from 'node:fs';
import type { CatalogueDrafts } from '@lokke/platform';

/** A product with every field that our pages read, and its shop. */
export const FULL_SHOP: CatalogueDrafts = JSON.parse(
  readFileSync(new URL('full-shop.json', import.meta.url), 'utf8'),
);
