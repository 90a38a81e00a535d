import type { Area } from '../area.ts';
import { DEFINITION_TABLES } from './metafield-definition.ts';

export const importArea: Area = { tables: DEFINITION_TABLES };
