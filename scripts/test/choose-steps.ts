import type { Step } from './step.ts';

/** `--only a,b` and `--skip a,b`; a name that is no step is an error that lists the steps. */
export function chooseSteps(steps: readonly Step[], args: readonly string[]): readonly Step[] {
  const names = steps.map(({ name }) => name);
  let chosen = steps;
  for (let at = 0; at < args.length; at += 2) {
    const [option, value] = [args[at], args[at + 1]];
    if ((option !== '--only' && option !== '--skip') || value === undefined) {
      throw new Error(
        `Unknown option "${option}". Use --only or --skip with: ${names.join(', ')}.`,
      );
    }
    const listed = value.split(',');
    const stranger = listed.find((name) => !names.includes(name));
    if (stranger !== undefined) {
      throw new Error(`There is no step "${stranger}". The steps are: ${names.join(', ')}.`);
    }
    chosen = chosen.filter(({ name }) => listed.includes(name) === (option === '--only'));
  }
  return chosen;
}
