import { spawn } from 'node:child_process';
import { ROOT } from '../runtime/node-24.mjs';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Names of tests that passed only when they were retried. */
  readonly flaky?: readonly string[];
  /** Names of what failed, each with the first line of its reason. */
  readonly failures?: readonly string[];
}

/** Takes a step's output, whole lines or not. */
export type Print = (text: string) => void;

export interface Step {
  readonly name: string;
  /** Steps that have to pass before this one. */
  readonly needs?: readonly string[];
  /** Runs alone and prints at once; other steps run side by side, and each prints when it has ended. */
  readonly isExclusive?: boolean;
  readonly run: (print: Print) => Promise<Tally>;
}

export const PASSED: Tally = { passed: 1, failed: 0 };
export const FAILED: Tally = { passed: 0, failed: 1 };

export interface ToolOptions {
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a tool from the root of the repository and returns its exit code. */
export function runTool(
  command: string,
  args: readonly string[],
  print: Print,
  { env = {} }: ToolOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', print);
    }
    child.once('error', (error) => {
      print(`${command} could not be started: ${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** A check that passes or fails as a whole and counts as one. */
export function check(
  name: string,
  command: string,
  args: readonly string[],
  needs: readonly string[] = [],
): Step {
  return {
    name,
    needs,
    run: async (print) => ((await runTool(command, args, print)) === 0 ? PASSED : FAILED),
  };
}
