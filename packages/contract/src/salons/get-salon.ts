import * as v from 'valibot';
import type { ApiCall } from '../call/index.ts';
import { localeSchema, shape } from '../schema/index.ts';
import { publicSalonSchema } from './public-salon.ts';

const reply = v.strictObject({ salon: publicSalonSchema });

/** One salon of the market. The number stands in the address; a server gives its placeholder. */
export function getSalon(salonNo: string) {
  return {
    method: 'GET',
    path: `/api/salons/${salonNo.startsWith(':') ? salonNo : encodeURIComponent(salonNo)}/`,
    request: shape({ locale: localeSchema }, 'notAnObject'),
    reply,
  } as const satisfies ApiCall;
}
