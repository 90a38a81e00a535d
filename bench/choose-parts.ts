/** The parts that the command line asks for: all, or those of `--only a,b`. */
export function chooseParts<Name extends string>(
  args: readonly string[],
  names: readonly Name[],
): readonly Name[] {
  if (args.length === 0) return names;
  const [flag, list, ...rest] = args;
  if (flag !== '--only' || list === undefined || rest.length > 0) {
    throw new Error(`Say nothing, or --only and some of ${names.join(',')}.`);
  }
  const asked = list.split(',');
  const unknown = asked.find((name) => !names.some((known) => known === name));
  if (unknown !== undefined) {
    throw new Error(`"${unknown}" is no part of the benchmark; there are ${names.join(', ')}.`);
  }
  return names.filter((name) => asked.includes(name));
}
