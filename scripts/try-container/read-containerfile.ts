export interface Instruction {
  readonly name: string;
  readonly text: string;
}

export interface Stage {
  readonly from: string;
  readonly instructions: readonly Instruction[];
}

/** The stages of a Containerfile, as far as ours is written: no ARG, no heredoc, no ONBUILD. */
export function readContainerfile(source: string): readonly Stage[] {
  const lines = source
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: { from: string; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [, name = '', text = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push({ from: text, instructions: [] });
    else if (name === '') throw new Error(`The Containerfile's line cannot be read: ${line}`);
    else stages.at(-1)?.instructions.push({ name, text });
  }
  return stages;
}

/** The texts of all instructions of a name. */
export function textsOf(stage: Stage, name: string): readonly string[] {
  return stage.instructions.filter((one) => one.name === name).map(({ text }) => text);
}

/** `ENV PORT=3000 DRAIN_MS=10000`, of all such lines. */
export function environmentOf(stage: Stage): Readonly<Record<string, string>> {
  const pairs = textsOf(stage, 'ENV').flatMap((text) => text.split(/\s+/));
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^(\w+)=(.*)$/.exec(pair) ?? [];
      if (name === undefined || value === undefined) throw new Error(`ENV ${pair} is no setting`);
      return [name, value];
    }),
  );
}

/** `CMD ["node", "x.js"]`: the form that starts the program itself, without a shell that keeps its signals. */
export function commandOf(stage: Stage): readonly string[] {
  const text = textsOf(stage, 'CMD').at(-1);
  const command: unknown = JSON.parse(text ?? 'null');
  if (Array.isArray(command) && command.every((part) => typeof part === 'string')) return command;
  throw new Error('CMD has to be a list of texts');
}
