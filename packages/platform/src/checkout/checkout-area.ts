import type { Area } from '../area.ts';
import { TYPED_DETAILS_TABLES } from './form/typed-details.ts';
import { checkoutRoutes } from './routes.ts';

export const checkoutArea: Area = { tables: TYPED_DETAILS_TABLES, routes: checkoutRoutes };
