import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { getRequestListener } from '@hono/node-server';
import { createUpstreamFetch } from '@lokke/http-client/node';
import { Hono } from 'hono';
import { cachedPages } from './cache/index.ts';
import { createStorefront } from './compose.ts';
import { loadEnvironmentFile, platformSecretsOf, readConfig } from './config/index.ts';
import { publicHostCheck } from './features/seo/index.ts';
import { clientFiles, splitRequestUrl } from './http/index.ts';
import { sessionSecretsOf } from './http/session/index.ts';
import { stopOnSignal } from './http/shutdown/index.ts';
import { workerLink } from './http/workers/index.ts';
import {
  CONNECTION_LIMITS,
  connectionOptions,
  isLate,
  limitConnections,
  listen,
  watchEventLoopLag,
  withAdmissionControl,
} from './overload/index.ts';
import { pageFilesOf, prefersMarkdown } from './pages/index.ts';
import { openStdoutLog, serveMetrics, startTraces } from './telemetry/index.ts';

/** Starts a whole storefront server in this process. */
export async function startServer(clientFolder: string): Promise<void> {
  loadEnvironmentFile();
  const config = readConfig(process.env, platformSecretsOf(process.env));

  const log = openStdoutLog(config.run.logLevel, build.assets.version);
  const { traces } = config.run;
  const stopTraces = traces === null ? null : await startTraces(traces, build.assets.version);

  const now = () => performance.now();
  const workers = workerLink();
  const loop = watchEventLoopLag({ now });
  const fetch = createUpstreamFetch();
  const storefront = createStorefront({
    build,
    config,
    fetch,
    sessionSecrets: sessionSecretsOf(config),
    log,
    buildId: createHash('sha256')
      .update(readFileSync(import.meta.filename))
      .digest('base64url'),
    files: pageFilesOf(clientFolder),
    stateFolder: config.dataDir,
    feedsFolder: join(config.dataDir, 'feeds'),
    isBusy: () => isLate(loop.lagInMs()),
    ...(workers !== null && {
      spreadPurge: workers.spreadPurge,
      machine: workers.machine,
    }),
  });
  const { metrics, readStatus, defaultHeaders } = storefront;
  const app = new Hono();
  const { folder, origin } = config.assets;
  const store = origin === null ? null : { origin, fetch };
  app.route('/', clientFiles(clientFolder, { folder, store }, defaultHeaders));
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
        mayServe: (headers) =>
          isPublic(headers.host ?? '', forwardedHostOf(headers)) &&
          !prefersMarkdown(headers.accept),
      }),
      loop,
      isExcess: storefront.pages.isExcess,
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
  const { host, metrics: metricsAddress, drainInMs } = config.run;
  const warmsFirst = workers?.hasOthers === true;
  if (warmsFirst) await storefront.warm();
  await listen(server, { port: config.port, host });
  // Before anybody is told that the server listens, and so may stop it.
  const stops = stopOnSignal({
    server,
    announce: storefront.markNotReady,
    drainInMs,
    whenIdle: async () => {
      await storefront.whenIdle();
      await stopTraces?.();
    },
    log,
  });
  workers?.listen({ purge: storefront.purge, retire: stops.retire, status: readStatus });
  if (workers === null) console.warn(`storefront listening on http://localhost:${config.port}`);
  const warmed = warmsFirst ? Promise.resolve() : storefront.warm();
  void warmed.then(() => {
    workers?.tellReady();
    void storefront.watchPrices();
    return storefront.watchPromotions();
  });
  if (metricsAddress !== null && workers === null) {
    await serveMetrics({ ...metricsAddress, metrics, readStatus });
  }
}

function forwardedHostOf({
  'x-forwarded-host': forwarded,
}: IncomingHttpHeaders): string | undefined {
  return Array.isArray(forwarded) ? forwarded.join(', ') : forwarded;
}
