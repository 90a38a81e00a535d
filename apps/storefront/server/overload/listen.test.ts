import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { listen } from './listen.ts';

const HOST = '127.0.0.1';
const inUse = (port: number) =>
  `Port ${port} is already in use. Set PORT to a free one, for example PORT=${port + 1}.`;

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
  const port = await open('first', { port: 0, host: HOST, reusePort: false });
  await expect(open('second', { port, host: HOST, reusePort: false })).rejects.toThrow(inUse(port));
  await expect(open('second', { port, host: HOST, reusePort: true })).rejects.toThrow(inUse(port));
});

it.each(['192.0.2.1', 'no-such-host.invalid'])('names HOST when it is %s', async (host) => {
  await expect(open('nowhere', { port: 0, host, reusePort: false })).rejects.toThrow(
    /^This machine has no address \S+ \(E\w+\)\. Set HOST to one that it has/,
  );
});

it.skipIf(process.platform !== 'linux')(
  'shares its port with others that are told to',
  async () => {
    const port = await open('first', { port: 0, host: HOST, reusePort: true });
    await open('second', { port, host: HOST, reusePort: true });
    const responses = Array.from({ length: 100 }, async () =>
      (await fetch(`http://localhost:${port}`)).text(),
    );
    expect(new Set(await Promise.all(responses))).toEqual(new Set(['first', 'second']));
  },
);
