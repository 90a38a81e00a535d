import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { ShopProcessOptions } from '@lokke/stack';

const canPin =
  availableParallelism() > 1 &&
  spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0;

/** Core of the measured server alone; the load and everything else have another. */
export const MEASURED_CORE = '1';
const LOAD_CORE = '0';
export const ALL_CORES = `0-${availableParallelism() - 1}`;

/** Launcher options that keep a shop on some cores, where the system can. */
export function onCores(cores: string): ShopProcessOptions {
  return canPin ? { launcher: ['taskset', '-c', cores] } : {};
}

/** Command and arguments that keep a program on the measured core, where the system can. */
export function pinToMeasuredCore(command: string, args: readonly string[]) {
  return canPin
    ? { command: 'taskset', args: ['-c', MEASURED_CORE, command, ...args] }
    : { command, args: [...args] };
}

/** Keeps this process, which makes the load, and those it starts off the measured core until disposed. */
export function keepToLoadCore(): Disposable {
  const keepTo = (cores: string) => {
    if (!canPin) return;
    spawnSync('taskset', ['-a', '-cp', cores, String(process.pid)], { stdio: 'ignore' });
  };
  keepTo(LOAD_CORE);
  return { [Symbol.dispose]: () => keepTo(ALL_CORES) };
}
