import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { storedCertificate } from '@lokke/platform';
import { freePorts } from '@lokke/stack';
import { withTemporaryFolder } from '../open-shop.ts';

export interface TlsFront {
  /** Without the scheme. */
  readonly host: string;
  /** What its clients have to trust. */
  readonly certificateFile: string;
}

/** Lets clients that insist on https ask a server that speaks http. */
export function withTlsFront<Result>(
  url: string,
  work: (front: TlsFront) => Promise<Result>,
): Promise<Result> {
  return withTemporaryFolder(async (folder) => {
    const certificate = await storedCertificate(folder);
    const [port = 0] = await freePorts(1);
    const server = createServer({ ...certificate }, (asked, answer) => {
      const { method, url: path, headers } = asked;
      const passed = request(url, { method, path, headers }, (found) => {
        answer.writeHead(found.statusCode ?? 502, found.headers);
        found.pipe(answer);
      });
      passed.once('error', () => answer.destroy());
      asked.pipe(passed);
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    try {
      return await work({
        host: `localhost:${port}`,
        certificateFile: join(folder, 'platform-certificate.pem'),
      });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
}
