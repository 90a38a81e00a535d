import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export interface ServiceDefinition {
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface Service {
  readonly exited: Promise<Exit>;
  /** Sends SIGTERM, and SIGKILL past the limit. */
  stop(limitInMs: number): Promise<Exit>;
}

/** Starts a Node process and prefixes its output with its name. */
export function startService(
  { name, args, cwd, env }: ServiceDefinition,
  print: (line: string) => void,
): Service {
  const child = spawn(process.execPath, [...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) forward(stream, name, print);
  const exited = whenExited(child, name, print);
  return {
    exited,
    stop: async (limitInMs) => {
      child.kill('SIGTERM');
      const limit = setTimeout(() => {
        print(`${name} did not stop within ${limitInMs / 1000} s; killing it.`);
        child.kill('SIGKILL');
      }, limitInMs);
      const exit = await exited;
      clearTimeout(limit);
      return exit;
    },
  };
}

function forward(stream: Readable, name: string, print: (line: string) => void): void {
  createInterface({ input: stream }).on('line', (line) => print(`${name} | ${line}`));
}

function whenExited(
  child: ChildProcess,
  name: string,
  print: (line: string) => void,
): Promise<Exit> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      print(`${name} could not be started: ${error.message}`);
      resolve({ code: 1, signal: null });
    });
    // "close" comes after the last line of output, "exit" may come before it.
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
}

export function describeExit({ code, signal }: Exit): string {
  return signal === null ? `code ${code}` : `signal ${signal}`;
}
