import type { Area } from '../area.ts';
import { DISCOUNT_TABLES } from './stored/tables.ts';

export const discountsArea: Area = { tables: DISCOUNT_TABLES };
