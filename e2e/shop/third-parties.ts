import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ThirdParties {
  readonly origin: string;
  /** Everything that was asked of them, in order: `/gtm.js?id=…`. */
  readonly asked: readonly string[];
  /** What the tag manager read in its queue, page by page and in order. */
  readonly events: () => readonly unknown[];
  /** Reports of errors, as they came. */
  readonly reports: readonly string[];
  readonly close: () => Promise<void>;
}

interface Hit {
  readonly page: number;
  readonly turn: number;
  readonly event: unknown;
}

/** Reads the queue as the tag manager does, what waits in it and what comes, and sends it home. */
const TAG_MANAGER = `
  const home = new URL(document.currentScript.src).origin;
  let turn = 0;
  const send = (entry) => {
    const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]';
    const event = isCommand ? { command: [...entry] } : entry;
    const hit = { page: performance.timeOrigin, turn: turn++, event };
    fetch(home + '/collect', { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(hit) });
  };
  window.dataLayer.forEach(send);
  const push = window.dataLayer.push.bind(window.dataLayer);
  window.dataLayer.push = (...entries) => { entries.forEach(send); return push(...entries); };
  document.cookie = '_ga=GA1.1.1.1; path=/';
`;
const EMAIL_MARKETING = "document.cookie = '__kla_id=abc; path=/';";

const REPORTS = '/api/1/envelope/';

/** The hosts of the tag manager, the e-mail marketing and the error reporting, all on this machine. */
export async function openThirdParties(): Promise<ThirdParties> {
  const asked: string[] = [];
  const hits: Hit[] = [];
  const reports: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://third.party');
    // It comes from the shop's own server, whether anybody agreed to be measured or not.
    if (pathname === REPORTS) {
      reports.push(await textOf(request));
      response.writeHead(200).end('{}');
      return;
    }
    asked.push(`${pathname}${search}`);
    if (pathname === '/collect') hits.push(JSON.parse(await textOf(request)));
    const script = pathname === '/gtm.js' ? TAG_MANAGER : EMAIL_MARKETING;
    const isScript = pathname.endsWith('.js');
    response.writeHead(isScript ? 200 : 204, { 'content-type': 'text/javascript' });
    response.end(isScript ? script : undefined);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    reports,
    events: () =>
      hits
        .toSorted((left, right) => left.page - right.page || left.turn - right.turn)
        .map(({ event }) => event),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
