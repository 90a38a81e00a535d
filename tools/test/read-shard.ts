/** Takes `--shard 1/4` out of the arguments: the part of the unit and browser tests that runs, null for all. */
export function readShard(args: readonly string[]): {
  readonly shard: string | null;
  readonly rest: readonly string[];
} {
  const at = args.indexOf('--shard');
  if (at < 0) return { shard: null, rest: args };
  const shard = args[at + 1] ?? '';
  const [, part, parts] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(shard) ?? [];
  if (part === undefined || Number(part) > Number(parts)) {
    throw new Error(`"${shard}" is no part of the tests: --shard 1/4 runs the first quarter.`);
  }
  return { shard, rest: args.toSpliced(at, 2) };
}
