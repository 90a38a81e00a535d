/** All parts in their order, or those of `--only a,b`; a name that is no part is an error that lists the parts. */
export function chooseParts<Name extends string>(
  args: readonly string[],
  names: readonly Name[],
): readonly Name[] {
  if (args.length === 0) return names;
  const [flag, list, ...rest] = args;
  if (flag !== '--only' || list === undefined || rest.length > 0) {
    throw new Error(`Say nothing, or --only and some of: ${names.join(', ')}.`);
  }
  const asked = list.split(',');
  const stranger = asked.find((name) => !names.some((known) => known === name));
  if (stranger !== undefined) {
    throw new Error(`There is no part "${stranger}". The parts are: ${names.join(', ')}.`);
  }
  return names.filter((name) => asked.includes(name));
}
