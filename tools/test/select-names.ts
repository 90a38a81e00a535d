/** Selects by `--only a,b` and `--skip a,b`; all names without options, and always in their own order. */
export function selectNames<Name extends string>(
  command: string,
  names: readonly Name[],
  args: readonly string[],
): readonly Name[] {
  const usage = `Usage: ${command} [--only a,b | --skip a,b] with: ${names.join(', ')}.`;
  let selected = names;
  for (let at = 0; at < args.length; at += 2) {
    const [option, value] = [args[at], args[at + 1]];
    if ((option !== '--only' && option !== '--skip') || value === undefined) {
      throw new Error(`Unknown option "${option}". ${usage}`);
    }
    const listed = value.split(',');
    const unknown = listed.find((name) => !names.some((known) => known === name));
    if (unknown !== undefined) throw new Error(`There is no "${unknown}". ${usage}`);
    selected = selected.filter((name) => listed.includes(name) === (option === '--only'));
  }
  return selected;
}

/** Selects as `selectNames`, or ends the command with its sentence. */
export function selectNamesOrEnd<Name extends string>(
  command: string,
  names: readonly Name[],
  args: readonly string[],
): readonly Name[] {
  try {
    return selectNames(command, names, args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
