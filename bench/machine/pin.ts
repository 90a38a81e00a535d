import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

export const canPin =
  availableParallelism() > 1 &&
  spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0;

/** What is measured has one core to itself; load and everything else has another one. */
export const MEASURED_CORE = '1';
const LOAD_CORE = '0';
export const ALL_CORES = `0-${availableParallelism() - 1}`;

/** A command and its arguments that keep a program on the core for what is measured, where that can be done. */
export function onMeasuredCore(command: string, args: readonly string[]) {
  return onCores(MEASURED_CORE, command, args);
}

/** The same with all that the machine has, for what is many programs at once: a browser's page, painter and network. */
export function onAllCores(command: string, args: readonly string[]) {
  return onCores(ALL_CORES, command, args);
}

function onCores(cores: string, command: string, args: readonly string[]) {
  return canPin
    ? { command: 'taskset', args: ['-c', cores, command, ...args] }
    : { command, args: [...args] };
}

/** This process, which makes the load, and what it starts from now on. */
export function keepToLoadCore(): void {
  if (canPin)
    spawnSync('taskset', ['-a', '-cp', LOAD_CORE, String(process.pid)], { stdio: 'ignore' });
}
