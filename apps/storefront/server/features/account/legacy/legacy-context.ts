import type { RequestSession } from '../../../http/session/index.ts';
import type { AccountContext } from '../account-context.ts';

/** Context of a shop whose customers have passwords of their own. */
export interface LegacyContext extends AccountContext {
  readonly session: RequestSession;
}
