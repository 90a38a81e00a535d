import { createServer, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as build from 'virtual:react-router/server-build';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import {
  boundedDoor,
  connectionOptions,
  isLate,
  limitConnections,
  listenWidely,
  watchLoop,
} from './admission/index.ts';
import { clientFiles } from './client-files.ts';
import { readConfig } from './config/index.ts';
import { publicHostCheck } from './crawlers/index.ts';
import { keepHeapSmall } from './keep-heap-small.ts';
import { loadEnvironmentFile } from './load-environment-file.ts';
import { logToStdout } from './log/index.ts';
import { keptPages } from './page-cache/index.ts';
import { languageFiles } from './pages/language-file.ts';
import { requestAddress } from './request-address.ts';
import { serveMetrics } from './running/index.ts';
import { securityHeaders } from './security-headers.ts';
import { sessionSecretsOf } from './session-secrets-of.ts';
import { stopOnSignal } from './stopping/index.ts';
import { createStorefront } from './storefront.ts';
import { createUpstreamFetch } from './upstreams/index.ts';

// Built, this file is `build/server/index.js`; the browser's files stand beside it.
const clientFolder = fileURLToPath(new URL('../client', import.meta.url));
keepHeapSmall();
loadEnvironmentFile();
const config = readConfig(process.env);

const now = () => performance.now();
const loop = watchLoop({ now });
const storefront = createStorefront({
  build,
  config,
  fetch: createUpstreamFetch(),
  sessionSecrets: sessionSecretsOf(config),
  languageFiles: languageFiles(join(clientFolder, '.vite/manifest.json')),
  isBusy: () => isLate(loop.lagInMs()),
});
const { metrics, usualHeaders } = storefront;
const app = new Hono();
app.use(securityHeaders(usualHeaders));
app.route('/', clientFiles(clientFolder));
app.route('/', storefront.app);

// Who calls waits for nothing that stands before the pages.
const listener = getRequestListener((request, env) =>
  requestAddress(request.url).path.startsWith('/api/')
    ? storefront.api.fetch(request, env)
    : app.fetch(request, env),
);
const isPublic = publicHostCheck(config);
const server = createServer(
  connectionOptions(),
  boundedDoor({
    listener,
    atHand: keptPages({
      pages: storefront.pages,
      mayAnswer: (headers) => isPublic(headers.host ?? '', forwardedHostOf(headers)),
    }),
    loop,
    usualHeaders,
    onShed: metrics.shed,
    now,
  }),
);
limitConnections(server);
const { close } = await listenWidely(server, { port: config.port });
console.warn(`storefront listening on http://localhost:${config.port}`);
void storefront.warm();
const { metrics: door, drainInMs } = config.run;
if (door !== null) await serveMetrics({ ...door, metrics });
stopOnSignal({
  server,
  close,
  announce: storefront.announceStop,
  drainInMs,
  settled: storefront.settled,
  log: logToStdout,
});

function forwardedHostOf({
  'x-forwarded-host': forwarded,
}: IncomingHttpHeaders): string | undefined {
  return Array.isArray(forwarded) ? forwarded.join(', ') : forwarded;
}
