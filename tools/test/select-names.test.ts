import { expect, it } from 'vitest';
import { selectNames } from './select-names.ts';

const NAMES = ['lint', 'unit', 'browser'] as const;
const USAGE = 'Usage: npm test -- [--only a,b | --skip a,b] with: lint, unit, browser.';
const select = (...args: string[]) => selectNames('npm test --', NAMES, args);

it('selects everything without options', () => {
  expect(select()).toEqual(NAMES);
});

it('keeps the order of the names', () => {
  expect(select('--only', 'browser,lint')).toEqual(['lint', 'browser']);
  expect(select('--skip', 'browser')).toEqual(['lint', 'unit']);
});

it.each([
  [['--only', 'units'], `There is no "units". ${USAGE}`],
  [['--fast'], `Unknown option "--fast". ${USAGE}`],
  [['--only'], `Unknown option "--only". ${USAGE}`],
  [['unit'], `Unknown option "unit". ${USAGE}`],
])('rejects %j', (args, message) => {
  expect(() => select(...args)).toThrow(message);
});
