import { createServer, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as build from 'virtual:react-router/server-build';
import { getRequestListener } from '@hono/node-server';
import { BrandError } from '@lokke/brand';
import { createUpstreamFetch } from '@lokke/http-client/node';
import { Hono } from 'hono';
import { createStorefront } from './app.ts';
import { cachedPages } from './cache/index.ts';
import { ConfigError, loadEnvironmentFile, platformSecretsOf, readConfig } from './config/index.ts';
import { publicHostCheck } from './features/seo/index.ts';
import { clientFiles, securityHeaders, splitRequestUrl } from './http/index.ts';
import { sessionSecretsOf } from './http/session/index.ts';
import { stopOnSignal } from './http/shutdown/index.ts';
import {
  CONNECTION_LIMITS,
  connectionOptions,
  isLate,
  limitConnections,
  listen,
  watchEventLoopLag,
  withAdmissionControl,
} from './overload/index.ts';
import { languageFiles } from './pages/index.ts';
import { logToStdout, serveMetrics } from './telemetry/index.ts';

async function start(): Promise<void> {
  // The built file is `build/server/index.js`; static files are in `build/client`.
  const clientFolder = fileURLToPath(new URL('../client', import.meta.url));
  loadEnvironmentFile();
  const config = readConfig(process.env, platformSecretsOf(process.env));

  const now = () => performance.now();
  const loop = watchEventLoopLag({ now });
  const storefront = createStorefront({
    build,
    config,
    fetch: createUpstreamFetch(),
    sessionSecrets: sessionSecretsOf(config),
    languageFiles: languageFiles(join(clientFolder, '.vite/manifest.json')),
    isBusy: () => isLate(loop.lagInMs()),
  });
  const { metrics, defaultHeaders } = storefront;
  const app = new Hono();
  app.use(securityHeaders(defaultHeaders));
  app.route('/', clientFiles(clientFolder));
  app.route('/', storefront.app);

  // API calls skip the middleware of static files and pages.
  const listener = getRequestListener((request, env) =>
    splitRequestUrl(request.url).path.startsWith('/api/')
      ? storefront.api.fetch(request, env)
      : app.fetch(request, env),
  );
  const isPublic = publicHostCheck(config);
  const server = createServer(
    connectionOptions(),
    withAdmissionControl({
      listener,
      cached: cachedPages({
        pages: storefront.pages,
        mayServe: (headers) => isPublic(headers.host ?? '', forwardedHostOf(headers)),
      }),
      loop,
      defaultHeaders,
      overloadedBodyAt: storefront.overloadedBodyAt,
      onShed: metrics.shed,
      now,
    }),
  );
  limitConnections(server, {
    ...CONNECTION_LIMITS,
    maxPerNetwork: config.trustedProxyCount > 0 ? null : config.visitorLimits.connectionsPerNetwork,
  });
  const { host, sharesPort } = config.run;
  await listen(server, { port: config.port, host, reusePort: sharesPort });
  console.warn(`storefront listening on http://localhost:${config.port}`);
  void storefront.warm();
  const { metrics: metricsAddress, drainInMs } = config.run;
  if (metricsAddress !== null) await serveMetrics({ ...metricsAddress, metrics });
  stopOnSignal({
    server,
    announce: storefront.markNotReady,
    drainInMs,
    whenIdle: storefront.whenIdle,
    log: logToStdout,
  });
}

try {
  await start();
} catch (error) {
  // What a setting can mend is said in its sentence; anything else is a bug, with its stack.
  const isSetting = error instanceof ConfigError || error instanceof BrandError;
  console.error(isSetting ? error.message : error);
  process.exit(1);
}

function forwardedHostOf({
  'x-forwarded-host': forwarded,
}: IncomingHttpHeaders): string | undefined {
  return Array.isArray(forwarded) ? forwarded.join(', ') : forwarded;
}
