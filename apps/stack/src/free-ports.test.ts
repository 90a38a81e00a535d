import { createServer } from 'node:net';
import { afterEach, expect, it, test } from 'vitest';
import { requireFreePort } from './free-ports.ts';

const server = createServer();
afterEach(() => server.close());

it.each(['127.0.0.1', '0.0.0.0', '::'])('names a port that is taken on %s', async (host) => {
  await new Promise<void>((done) => server.listen(0, host, done));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  await expect(requireFreePort('PORT', port)).rejects.toThrow(
    `Port ${port} is already in use. Set PORT to a free one.`,
  );

  await new Promise((done) => server.close(done));
  await expect(requireFreePort('PORT', port)).resolves.toBeUndefined();
});

test.each(['192.0.2.1', 'no-such-host.invalid'])('names HOST when it is %s', async (host) => {
  await expect(requireFreePort('PORT', 0, host)).rejects.toThrow(
    /^This machine has no address \S+ \(E\w+\)\. Set HOST to one that it has, for example HOST=::1 npm start\.$/,
  );
});

// The first test has a port that passes.
test.each([4190, 10_080])('names port %i, which no browser opens', async (port) => {
  await expect(requireFreePort('PORT', port)).rejects.toThrow(`No browser opens port ${port}`);
});
