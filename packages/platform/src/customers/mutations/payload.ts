import type { CustomerProblem } from '../rules/problems.ts';

/** The lists that all payloads of customer mutations have; `userErrors` is the older one. */
export function problemLists(problems: readonly CustomerProblem[] = []) {
  return {
    customerUserErrors: problems.map((problem) => ({
      __typename: 'CustomerUserError',
      ...problem,
    })),
    userErrors: problems.map(({ field, message }) => ({ __typename: 'UserError', field, message })),
  };
}
