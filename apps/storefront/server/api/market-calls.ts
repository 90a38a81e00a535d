import { getVisitorCountry } from '@lokke/contract/markets';
import type { Route } from './checkout-calls.ts';
import { handleCall } from './handle-call.ts';

const COUNTRY = /^[A-Z]{2}$/;

/** `XX` and `T1` are what networks say of somebody who could be anywhere. */
const NOWHERE: ReadonlySet<string> = new Set(['XX', 'T1', 'ZZ']);

/** Which country a visitor is in, as the network in front of us tells it; without one, nobody knows. */
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
