import { spawn } from 'node:child_process';
import { ROOT } from '../runtime/node-24.mjs';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export interface Step {
  readonly name: string;
  /** Steps whose failure makes this one senseless. */
  readonly needs?: readonly string[];
  readonly run: () => Promise<Tally>;
}

export const PASSED: Tally = { passed: 1, failed: 0 };
export const FAILED: Tally = { passed: 0, failed: 1 };

/** Runs a tool with its output shown and answers its exit code. */
export function runTool(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** A check that passes or fails as a whole and counts as one. */
export function check(name: string, command: string, args: readonly string[]): Step {
  return {
    name,
    run: async () => ((await runTool(command, args)) === 0 ? PASSED : FAILED),
  };
}
