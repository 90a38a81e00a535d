import { brandFolderOf } from '@lokke/brand';
import { createBrandPages, openBrand } from '../server/features/brand/index.ts';

/** The demo's brand as page handlers take it. */
export const DEMO_BRAND = openBrand(brandFolderOf({}));
export const DEMO_BRAND_PAGES = createBrandPages(DEMO_BRAND);
