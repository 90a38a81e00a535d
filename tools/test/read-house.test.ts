import { expect, it } from 'vitest';
import { readHouse } from './read-house.ts';

it.each([
  [[], null, []],
  [['--shop'], 'shop', []],
  [['--platform', '--only', 'unit'], 'platform', ['--only', 'unit']],
  [['--only', 'unit', '--shop'], 'shop', ['--only', 'unit']],
  [['--shop', '--platform'], null, []],
])('%j names the house %j and leaves %j', (args, house, rest) => {
  expect(readHouse(args)).toEqual({ house, rest });
});
