/** Change that a salon asks the office to approve. */
export interface Proposal<Content> {
  readonly salonNo: string;
  readonly content: Content;
  /** ISO 8601; names the proposal among those of its salon. */
  readonly madeAt: string;
}

/** Decision of the office about the proposal of a moment; an empty reason approves it. */
export interface Decision {
  readonly madeAt: string;
  readonly reason: string;
}

export type ProposalState = 'asked' | 'approved' | 'refused';

/** A decision about an earlier proposal says nothing about a later one. */
export function proposalState(
  { madeAt }: Pick<Proposal<unknown>, 'madeAt'>,
  decision: Decision | null,
): ProposalState {
  if (decision?.madeAt !== madeAt) return 'asked';
  return decision.reason === '' ? 'approved' : 'refused';
}

const LINK_OPEN_IN_MS = 30 * 86_400_000;

interface AskedOffice {
  readonly madeAt: string;
  readonly state: ProposalState;
  /** Tells whether an approval can be taken back: a page is simply replaced. */
  readonly isRevocable: boolean;
}

/**
 * Tells what the office's link still allows: to decide for thirty days, and never before it was made; to withdraw what was
 * approved at any time.
 */
export function officeTask(
  { madeAt, state, isRevocable }: AskedOffice,
  nowInMs: number,
): 'decide' | 'withdraw' | null {
  if (state === 'approved') return isRevocable ? 'withdraw' : null;
  const ageInMs = nowInMs - Date.parse(madeAt);
  return state === 'asked' && ageInMs >= 0 && ageInMs < LINK_OPEN_IN_MS ? 'decide' : null;
}
