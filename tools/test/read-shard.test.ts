import { expect, it } from 'vitest';
import { readShard } from './read-shard.ts';

it.each([
  [['--only', 'unit'], null, ['--only', 'unit']],
  [['--shard', '4/4', '--only', 'unit'], '4/4', ['--only', 'unit']],
  [['--only', 'unit', '--shard', '1/12'], '1/12', ['--only', 'unit']],
])('%j names the part %j and leaves %j', (args, shard, rest) => {
  expect(readShard(args)).toEqual({ shard, rest });
});

it.each(['', '0/4', '5/4', '1', '1/0', 'a/b'])('“%s” is no part', (shard) => {
  expect(() => readShard(['--shard', shard])).toThrow(`"${shard}" is no part of the tests`);
});
