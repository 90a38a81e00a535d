import { join } from 'node:path';
import { freePorts } from '@lokke/stack';
import { ROOT } from '../../../tools/runtime/node-24.mjs';
import { ALL_CORES } from '../../machine/cpu-pinning.ts';
import { buildSkeleton } from '../../skeleton/build-skeleton.ts';
import type { Log } from '../benchmark.ts';
import type { PeerSource } from './peer-source.ts';
import { startPeer } from './start-peer.ts';

const SERVER = join(ROOT, 'lab/skeleton/server.ts');

/** Works with Hydrogen's own skeleton as a shop of the platform; with no address where it cannot be fetched. */
export async function withHydrogen<Result>(
  { platformUrl, shop, publicToken }: PeerSource,
  log: Log,
  work: (url: string | null) => Promise<Result>,
): Promise<Result> {
  const file = built(log);
  if (file === null) return work(null);
  const [port = 0] = await freePorts(1);
  const { stop } = await startPeer({
    command: process.execPath,
    args: [SERVER, file, String(port), platformUrl, shop, publicToken],
    cores: ALL_CORES,
    ready: /^ready$/,
  });
  try {
    return await work(`http://localhost:${port}`);
  } finally {
    await stop();
  }
}

function built(log: Log): string | null {
  try {
    return buildSkeleton((text) => log(`  ${text}`));
  } catch (error) {
    log(`  Hydrogen’s skeleton could not be fetched and built: ${String(error)}`);
    return null;
  }
}
