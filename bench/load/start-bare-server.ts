import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface BareServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** A server that sends the given text, compressed ahead of time, and does nothing else. */
export async function startBareServer(text: string): Promise<BareServer> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  const file = join(folder, 'body.gz');
  writeFileSync(file, gzipSync(text));
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [file]);
  const [port] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
