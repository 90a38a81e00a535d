import * as v from 'valibot';
import type { ApiCall } from '../call/index.ts';
import { localeSchema, shape } from '../schema/index.ts';
import { publicSalonSchema } from './public-salon.ts';

/**
 * The salon whose salonEmail or parentEmail is the logged-in customer's (spec §1); null for everybody
 * else. Only the server can tell, since no salon's e-mail address ever leaves it.
 */
export const getOwnSalon = {
  method: 'GET',
  path: '/api/salons/own/',
  request: shape({ locale: localeSchema }, 'notAnObject'),
  reply: v.strictObject({ salon: v.nullable(publicSalonSchema) }),
} as const satisfies ApiCall;
