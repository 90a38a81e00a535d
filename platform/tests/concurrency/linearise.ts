/** A sequential model: what an operation does to a state, and what it is answered there. */
export interface Model<State, Operation, Outcome> {
  readonly apply: (
    state: State,
    operation: Operation,
  ) => { readonly state: State; readonly response: Outcome };
  /** States of one text are the same state. */
  readonly textOf: (state: State) => string;
  readonly isSame: (expected: Outcome, given: Outcome) => boolean;
}

export interface Observed<Operation, Outcome> {
  readonly operation: Operation;
  readonly response: Outcome;
}

/**
 * The states that there may be after operations that were under way together: for each order of them that explains
 * every answer, the state it leads to. None: no order explains them.
 */
export function linearise<State, Operation, Outcome>(
  { apply, textOf, isSame }: Model<State, Operation, Outcome>,
  states: readonly State[],
  observed: readonly Observed<Operation, Outcome>[],
): readonly State[] {
  const reached = new Map<string, State>();
  const seen = new Set<string>();
  const walk = (state: State, left: readonly Observed<Operation, Outcome>[]): void => {
    const key = `${left.map((one) => observed.indexOf(one)).join()} ${textOf(state)}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (left.length === 0) reached.set(textOf(state), state);
    for (const one of left) {
      const next = apply(state, one.operation);
      if (!isSame(next.response, one.response)) continue;
      walk(
        next.state,
        left.filter((other) => other !== one),
      );
    }
  };
  for (const state of states) walk(state, observed);
  return [...reached.values()];
}
