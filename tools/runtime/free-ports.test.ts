import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { requireFreePorts } from './free-ports.mjs';

const server = createServer();
let taken = '';
beforeEach(async () => {
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  taken = String(typeof address === 'object' ? address?.port : '');
});
afterEach(() => new Promise<void>((done) => server.close(() => done())));

it('names the port that is taken, by its setting, in the environment or its file', async () => {
  using root = mkdtempDisposableSync(join(tmpdir(), 'ports-'));
  const sentenceOf = (name: string) => `Port ${taken} is already in use. Set ${name} to a free one`;
  await expect(requireFreePorts(root.path, { PORT: taken })).rejects.toThrow(sentenceOf('PORT'));
  writeFileSync(join(root.path, '.env'), `A=1\nPLATFORM_PORT=${taken}\n`);
  await expect(requireFreePorts(root.path, { PORT: '0' })).rejects.toThrow(
    sentenceOf('PLATFORM_PORT'),
  );
  const next = String(Number(taken) + 1);
  await expect(requireFreePorts(root.path, { PORT: taken, PLATFORM_PORT: next })).rejects.toThrow(
    new RegExp(`PORT=(?!${taken}|${next} )\\d+ npm start`),
  );
  const both = { PORT: '0', PLATFORM_PORT: '0' };
  await expect(requireFreePorts(root.path, both)).resolves.toBeUndefined();
  const odd = { PORT: '99999', PLATFORM_PORT: 'x' };
  await expect(requireFreePorts(root.path, odd)).resolves.toBeUndefined();
});
