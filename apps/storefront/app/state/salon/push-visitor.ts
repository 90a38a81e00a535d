import type { Market } from '@lokke/domain/markets';
import { visitorTypeOf } from '@lokke/domain/salons';
import { pushToDataLayer } from '../../shared/data-layer.ts';
import { readStored } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';

/** The brand's name for everybody who is no salon customer (spec §1). */
export const CONSUMER_LABEL = 'consumer';
/** A login or a choice that comes right after the page is part of the same visitor. */
export const VISITOR_DELAY_IN_MS = 1_000;

export type VisitorAction = 'chooseSalon' | 'removeSalon';

/** Who is here, as the tag manager wants to know it (spec §7). */
export function pushVisitor(market: Market, action: VisitorAction | null = null): void {
  const ownSalonNo = readStored(marketValues.customerSalonNo(market));
  pushToDataLayer({
    visitorType: visitorTypeOf(
      ownSalonNo === null ? null : { salonNo: ownSalonNo },
      CONSUMER_LABEL,
    ),
    salonNo: readStored(marketValues.chosenSalonNo(market)),
    ...(action !== null && { action }),
  });
}
