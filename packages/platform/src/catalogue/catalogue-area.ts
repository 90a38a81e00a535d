import type { Area } from '../area.ts';
import { CATALOGUE_TABLES } from './stored/tables.ts';

export const catalogueArea: Area = { tables: CATALOGUE_TABLES };
