import type { CartLine } from '../cart.ts';
import type { CartProblem } from '../problems.ts';
import type { CartWarning } from '../warnings.ts';

/** A refused change leaves every line as it was. */
export type LinesOutcome =
  | {
      readonly kind: 'changed';
      readonly lines: readonly CartLine[];
      readonly warnings: readonly CartWarning[];
    }
  | { readonly kind: 'refused'; readonly problems: readonly CartProblem[] };
