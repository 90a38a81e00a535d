import type { Step } from './read-recordings.ts';

export function stepWith(given: Partial<Step>): Step {
  return {
    name: 'one',
    api: 'storefront',
    version: '2026-04',
    query: '{ cart }',
    variables: {},
    operationName: null,
    answer: {},
    ...given,
  };
}
