/** Wraps a reducer so that an action without effect returns the same state and renders nothing. */
export function bailOutReducer<State extends object, Action>(
  reduce: (state: State, action: Action) => State,
): (state: State, action: Action) => State {
  return (state, action) => {
    const next = reduce(state, action);
    const before = new Map<string, unknown>(Object.entries(state));
    return Object.entries(next).every(([key, value]) => isSame(before.get(key), value))
      ? state
      : next;
  };
}

const isSame = (a: unknown, b: unknown): boolean => Object.is(a, b) || (isEmpty(a) && isEmpty(b));

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
