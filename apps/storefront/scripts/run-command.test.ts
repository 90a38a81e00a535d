import { expect, it } from 'vitest';
import { namedMarkets } from './run-command.ts';

const localesOf = (names: string | undefined) =>
  namedMarkets(names, ['nl', 'de']).map(({ locale }) => locale);

it.each([
  [undefined, ['nl', 'de']],
  ['nl', ['nl']],
  ['nl, fr-be', ['nl', 'fr-be']],
  // Shops, by the names that the commands themselves print.
  ['us', ['na']],
  ['be', ['nl-be', 'fr-be']],
])('--market %s names %j', (names, locales) => {
  expect(localesOf(names)).toEqual(locales);
});

it.each(['xx', 'NL', '', 'nl,', 'constructor'])('--market "%s" is refused', (names) => {
  expect(() => localesOf(names)).toThrow(/^--market must name markets such as nl or uk, not "/);
});
