import { expect, it } from 'vitest';
import { compressBytes } from './compress-bytes.ts';

const CALLS = 300;
const MAX_LEFT_PER_CALL_IN_BYTES = 8_192;

it.each(['br', 'gzip'])(
  'compressing a small reply as %s leaves nothing but its bytes behind',
  async (encoding) => {
    const reply = Buffer.from(JSON.stringify(Array.from({ length: 200 }, (_, at) => ({ at }))));
    await compressBytes(reply, encoding);
    const before = process.memoryUsage().arrayBuffers;
    for (let call = 0; call < CALLS; call += 1) await compressBytes(reply, encoding);
    const left = process.memoryUsage().arrayBuffers - before;
    expect(left / CALLS).toBeLessThan(MAX_LEFT_PER_CALL_IN_BYTES);
  },
);
