import { getVisitorCountry } from '@lokke/contract/markets';
import type { Route } from './checkout-calls.ts';
import { handleCall } from './handle-call.ts';

const COUNTRY = /^[A-Z]{2}$/;

/** `XX` (unknown) and `T1` (Tor) are Cloudflare's codes. */
const NOWHERE: ReadonlySet<string> = new Set(['XX', 'T1', 'ZZ']);

/** Returns the visitor's country from the CDN's header; null when unknown. */
export function marketCalls(countryHeader: string | null): readonly Route[] {
  return [
    {
      path: getVisitorCountry.path,
      handle: handleCall(getVisitorCountry, async (_input, { request }) => {
        const named =
          countryHeader === null ? null : request.headers.get(countryHeader)?.trim().toUpperCase();
        const isKnown = named != null && COUNTRY.test(named) && !NOWHERE.has(named);
        return { kind: 'reply', reply: { countryCode: isKnown ? named : null } };
      }),
    },
  ];
}
