import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createServer as createViteServer } from 'vite';
import type { createStorefront } from '../server/compose.ts';
import { platformSecretsOf, readConfig } from '../server/config/index.ts';
import { sessionSecretsOf } from '../server/http/session/session-cipher.ts';
import { withDevelopmentPolicy } from '../server/pages/development-policy.ts';
import { NO_FILES } from '../server/pages/page-files.ts';
import { openStdoutLog } from '../server/telemetry/index.ts';

/** Development server: Vite serves the browser's files, the storefront everything else. */
const config = readConfig(process.env, platformSecretsOf(process.env));
const logLine = openStdoutLog(config.run.logLevel);
/** A stack is hard to read in a line of JSON. */
const log: typeof logLine = (entry) => {
  logLine(entry);
  if (entry.event === 'page.failed') console.error(entry['reason']);
};
const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' });

type StorefrontModule = { readonly createStorefront: typeof createStorefront };
type Storefront = ReturnType<typeof createStorefront>;
let current: {
  readonly modules: readonly unknown[];
  /** Requests that come while it opens wait for the same one. */
  readonly opening: Promise<Storefront>;
} | null = null;

async function storefront(): Promise<Storefront['app']> {
  const [module, build] = [
    await vite.ssrLoadModule('/server/compose.ts'),
    await vite.ssrLoadModule('virtual:react-router/server-build'),
  ];
  if (current?.modules[0] !== module || current.modules[1] !== build) {
    current = { modules: [module, build], opening: open(module, build, current?.opening) };
  }
  return (await current.opening).app;
}

async function open(
  module: unknown,
  build: unknown,
  earlier: Promise<Storefront> | undefined,
): Promise<Storefront> {
  if (!isStorefrontModule(module)) throw new Error('server/compose.ts exports no createStorefront');
  if (!isServerBuild(build)) throw new Error('the router made no build of the pages');
  await earlier?.then(({ close }) => close()).catch(() => undefined);
  // A page made anew for each request shows what was edited last; its scripts come as the development server wants them.
  const pages = { ...config.pages, maxBytes: 0 };
  const opened = module.createStorefront({
    build,
    config: { ...config, pages, run: { ...config.run, defersScripts: false } },
    fetch,
    sessionSecrets: sessionSecretsOf(config),
    files: NO_FILES,
    log,
  });
  // Nobody waits for it: no page is kept here.
  void opened.warm();
  return opened;
}

function isStorefrontModule(module: unknown): module is StorefrontModule {
  return typeof module === 'object' && module !== null && 'createStorefront' in module;
}

function isServerBuild(module: unknown): module is ServerBuild {
  return typeof module === 'object' && module !== null && 'routes' in module && 'entry' in module;
}

const listener = getRequestListener(async (request, env) =>
  withDevelopmentPolicy(await (await storefront()).fetch(request, env)),
);
createServer((incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, () => void listener(incoming, outgoing));
}).listen(config.port, config.run.host, () => {
  console.warn(`storefront with hot reload on http://localhost:${config.port}`);
});
