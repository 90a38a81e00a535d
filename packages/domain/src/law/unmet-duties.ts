import { type Duty, type DutyCheck, dutiesOf } from './duties.ts';
import type { LawfulMarket } from './regions.ts';

/** Offers of a shop's settings and content in a market, by the check that asks for it. */
export type LawfulFacts = Readonly<Record<Exclude<DutyCheck, 'shop'>, DutyFact>>;

/** `met`, or what is missing, in a sentence. */
export type DutyFact = 'met' | { readonly missing: string };

export interface UnmetDuty extends Duty {
  readonly missing: string;
}

/** The duties of a market on a day that its settings do not meet. */
export function unmetDuties(
  market: LawfulMarket,
  facts: LawfulFacts,
  now: Date,
): readonly UnmetDuty[] {
  return dutiesOf(market, now).flatMap((duty) => {
    const fact = duty.check === 'shop' ? 'met' : facts[duty.check];
    return fact === 'met' ? [] : { ...duty, missing: fact.missing };
  });
}
