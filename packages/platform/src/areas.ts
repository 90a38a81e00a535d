import type { Area } from './area.ts';
import { cartArea } from './cart/index.ts';
import { catalogueArea } from './catalogue/catalogue-area.ts';
import { firestoreArea } from './firestore/index.ts';
import { imagesArea } from './images/index.ts';
import { importArea } from './import/index.ts';

/** Every part of the platform; a new one adds its line here. */
export const AREAS: readonly Area[] = [
  catalogueArea,
  cartArea,
  firestoreArea,
  imagesArea,
  importArea,
];
