import * as v from 'valibot';
import type { ApiCall } from './call/index.ts';
import { VISITOR_COUNTRY_PATH } from './paths.ts';
import { objectSchema } from './schema.ts';

/** The visitor's country as the CDN reports it (ISO 3166), or null. Cached pages cannot hold it. */
export const getVisitorCountry = {
  method: 'GET',
  path: VISITOR_COUNTRY_PATH,
  request: objectSchema({}),
  response: v.strictObject({ countryCode: v.nullable(v.string()) }),
} as const satisfies ApiCall;
