import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const hasStrace = spawnSync('strace', ['-V'], { stdio: 'ignore' }).status === 0;
const TRACED = 'pwrite64,write,fsync,fdatasync,ftruncate';

/** Call of a process to the disk, or an answer. */
type Step =
  | { readonly kind: 'write'; readonly file: string; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'cut'; readonly file: string; readonly length: number }
  | { readonly kind: 'sync'; readonly file: string }
  | { readonly kind: 'answer'; readonly number: number };

const bytesOf = (text: string) => Buffer.from(text.replaceAll('\\x', ''), 'hex');

/** Reads calls such as `7 pwrite64(19<\x2f\x61>, "\x37", 1, 32) = 1`. */
function stepOf(line: string): Step | null {
  const [, name, fd, path = '', text = '', numbers = ''] =
    /^\d+ +(\w+)\((\d+)<([^>]*)>(?:, "([^"]*)")?(.*)\) += \d+$/.exec(line) ?? [];
  const [file, bytes] = [bytesOf(path).toString(), bytesOf(text)];
  const last = Number(/\d+$/.exec(numbers)?.[0]);
  if (name === 'pwrite64') return { kind: 'write', file, at: last, bytes };
  if (name === 'ftruncate') return { kind: 'cut', file, length: last };
  if (name === 'fsync' || name === 'fdatasync') return { kind: 'sync', file };
  return name === 'write' && fd === '1' ? { kind: 'answer', number: Number(bytes) } : null;
}

/** Runs a module in a process of its own, until it ends itself, and lists its calls. */
export function traceModule(folder: string, source: string): readonly Step[] {
  const [script, trace] = [join(folder, 'traced.mjs'), join(folder, 'trace')];
  writeFileSync(script, source);
  const options = ['-f', '-y', '-xx', '-s', '100000', '-e', `trace=${TRACED}`, '-o', trace];
  spawnSync('strace', [...options, process.execPath, script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const begun = new Map<string, string>();
  return readFileSync(trace, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, thread = '', start] = /^(\d+) (.*) <unfinished \.\.\.>$/.exec(line) ?? [];
      if (start !== undefined) begun.set(thread, start);
      const [, resumed = '', end] = /^(\d+) <\.\.\. \w+ resumed>(.*)$/.exec(line) ?? [];
      const whole = end === undefined ? line : `${resumed} ${begun.get(resumed)}${end}`;
      return stepOf(whole) ?? [];
    });
}

/** Changes a file as the call did, or as half of it. */
function applyTo(content: Buffer, step: Step, isTorn: boolean): Buffer {
  if (step.kind === 'cut') return Buffer.concat([content, Buffer.alloc(step.length)], step.length);
  if (step.kind !== 'write') return content;
  const bytes = isTorn ? step.bytes.subarray(0, step.bytes.length / 2) : step.bytes;
  const after = Buffer.alloc(Math.max(content.length, step.at + bytes.length));
  content.copy(after);
  bytes.copy(after, step.at);
  return after;
}

type Left = (pending: readonly Step[], synced: Buffer) => Buffer;

const leftWhole: Left = (pending, synced) =>
  pending.reduce((content, step) => applyTo(content, step, false), synced);
/** Ways in which a cut leaves a file: without what was not synced, with it, with every other part and the last one torn. */
export const LEFT: readonly Left[] = [
  (_, synced) => synced,
  leftWhole,
  (pending, synced) =>
    pending
      .filter((_, index) => index % 2 === 0)
      .reduce((content, step) => applyTo(content, step, step === pending.at(-1)), synced),
];

/** A file as the disk has it: what was synced, and what was written since. */
export function openTracedFile(path: string) {
  let synced: Buffer = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  let pending: Step[] = [];
  let syncs = 0;
  return {
    take: (step: Step): void => {
      if (step.kind === 'answer' || step.file !== path) return;
      if (step.kind !== 'sync') return void pending.push(step);
      synced = leftWhole(pending, synced);
      pending = [];
      syncs += 1;
    },
    after: (left: Left): Buffer => left(pending, synced),
    syncs: () => syncs,
  };
}
