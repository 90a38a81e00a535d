import type { Area } from './area.ts';
import { cartArea } from './cart/index.ts';
import { catalogueArea } from './catalogue/catalogue-area.ts';

/** Every part of the platform; a new one adds its line here. */
export const AREAS: readonly Area[] = [catalogueArea, cartArea];
