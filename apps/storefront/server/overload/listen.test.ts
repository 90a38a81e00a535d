import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { listen } from './listen.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

function open(response: string, options: Parameters<typeof listen>[1]): Promise<number> {
  const server = createServer((_incoming, outgoing) =>
    outgoing.setHeader('connection', 'close').end(response),
  );
  closing.push(() => server.close());
  return listen(server, options);
}

it('says that its port is taken, by another server of the same shop as well', async () => {
  const port = await open('first', { port: 0, reusePort: false });
  await expect(open('second', { port, reusePort: false })).rejects.toThrow('EADDRINUSE');
  await expect(open('second', { port, reusePort: true })).rejects.toThrow('EADDRINUSE');
});

it.skipIf(process.platform !== 'linux')(
  'shares its port with others that are told to',
  async () => {
    const port = await open('first', { port: 0, reusePort: true });
    await open('second', { port, reusePort: true });
    const responses = Array.from({ length: 100 }, async () =>
      (await fetch(`http://localhost:${port}`)).text(),
    );
    expect(new Set(await Promise.all(responses))).toEqual(new Set(['first', 'second']));
  },
);
