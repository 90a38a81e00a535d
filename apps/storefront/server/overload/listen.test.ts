import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from './listen.ts';

const HOST = '127.0.0.1';

function open(options: Parameters<typeof listen>[1]): Promise<number> {
  const server = createServer();
  onTestFinished(() => void server.close());
  return listen(server, options);
}

it('says that its port is taken', async () => {
  const port = await open({ port: 0, host: HOST });
  await expect(open({ port, host: HOST })).rejects.toThrow(
    `Port ${port} is already in use. Set PORT to a free one.`,
  );
});

it.each(['192.0.2.1', 'no-such-host.invalid'])('names HOST when it is %s', async (host) => {
  await expect(open({ port: 0, host })).rejects.toThrow(
    /^This machine has no address \S+ \(E\w+\)\. Set HOST to one that it has/,
  );
});
