import * as v from 'valibot';
import type { ApiCall } from '../call/index.ts';
import { shape } from '../schema/index.ts';

/** Where the edge of the network says that a visitor is (ISO 3166), or null. Pages do not know: they are everybody's. */
export const getVisitorCountry = {
  method: 'GET',
  path: '/api/market/country/',
  request: shape({}, 'notAnObject'),
  reply: v.strictObject({ countryCode: v.nullable(v.string()) }),
} as const satisfies ApiCall;
