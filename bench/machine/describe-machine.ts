import { cpus, totalmem } from 'node:os';

const GIB_IN_BYTES = 1024 ** 3;

/** One line that lets a reader compare figures between machines. */
export function describeMachine(): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / GIB_IN_BYTES);
  return `${processors.length} × ${model}, ${memory} GiB, Node ${process.versions.node}, ${process.platform}`;
}
