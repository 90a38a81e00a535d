import STATES from './us-states.json' with { type: 'json' };

export interface Province {
  readonly code: string;
  readonly name: string;
}

/** States that parcels go to, and the federal district: the checkout offers no others. */
export const US_STATES: readonly Province[] = STATES;
