import STATES from './us-states.json' with { type: 'json' };

export interface Province {
  readonly code: string;
  readonly name: string;
}

/** States, federal district, territories and military post of the US postal service. */
export const US_STATES: readonly Province[] = STATES;
