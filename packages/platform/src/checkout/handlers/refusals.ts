import { fillIn } from '../../pages/index.ts';
import type { OrderOutcome } from '../place-order.ts';
import type { Visit } from '../visit.ts';

type Refused = Extract<OrderOutcome, { kind: 'shortage' | 'totalChanged' | 'declined' }>;

/** Why no order was made, in sentences; each says that nothing was taken. */
export function refusalsOf(outcome: Refused, { texts, money }: Visit): readonly string[] {
  const { problems } = texts;
  switch (outcome.kind) {
    case 'declined':
      return [problems[outcome.reason]];
    case 'totalChanged':
      return [fillIn(problems.totalChanged, { total: money(outcome.totalInMinorUnits) })];
    case 'shortage': {
      const sentences = outcome.shortages.map(({ title, left }) =>
        fillIn(left === 0 ? problems.soldOut : problems.fewerLeft, { product: title, left }),
      );
      return [`${sentences.join(' ')} ${problems.nothingTaken}`];
    }
  }
}
