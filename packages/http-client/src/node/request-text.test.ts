import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { requestText } from '../index.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

function serve(answer: RequestListener): Promise<string> {
  return new Promise((resolve) => {
    const server = createServer(answer).listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : address;
      resolve(`http://127.0.0.1:${port}`);
    });
    servers.push(server);
  });
}

it.each([301, 302, 303, 307, 308])('takes no token to where a %d leads', async (status) => {
  const elsewhere: (string | undefined)[] = [];
  const other = await serve((request, response) => {
    elsewhere.push(request.headersDistinct['x-token']?.[0]);
    response.end('{}');
  });
  const service = await serve((_, response) =>
    response.writeHead(status, { location: `${other}/` }).end(),
  );
  const sent = await requestText(
    service,
    { method: 'POST', headers: { 'x-token': 'secret' }, body: 'a password' },
    { fetch, timeoutInMs: 5_000 },
  );
  expect(elsewhere).toEqual([]);
  expect(sent).toEqual({ ok: false, failure: { kind: 'network', message: expect.any(String) } });
});
