import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createServer as createViteServer } from 'vite';
import type { createStorefront } from '../server/app.ts';
import { platformSecretsOf, readConfig } from '../server/config/index.ts';
import { sessionSecretsOf } from '../server/http/session/session-cipher.ts';
import { withDevelopmentPolicy } from '../server/pages/development-policy.ts';

/** Development server: Vite serves the browser's files, the storefront everything else. */
const config = readConfig(process.env, platformSecretsOf(process.env));
const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' });

type StorefrontModule = { readonly createStorefront: typeof createStorefront };
let current: {
  readonly modules: readonly unknown[];
  readonly app: ReturnType<typeof createStorefront>['app'];
} | null = null;

async function storefront(): Promise<ReturnType<typeof createStorefront>['app']> {
  const [module, build] = [
    await vite.ssrLoadModule('/server/app.ts'),
    await vite.ssrLoadModule('virtual:react-router/server-build'),
  ];
  if (current?.modules[0] === module && current.modules[1] === build) return current.app;
  if (!isStorefrontModule(module)) throw new Error('server/app.ts exports no createStorefront');
  if (!isServerBuild(build)) throw new Error('the router made no build of the pages');
  // A page made anew for each request shows what was edited last; its scripts come as the development server wants them.
  const pages = { ...config.pages, maxBytes: 0 };
  const { app, warm } = module.createStorefront({
    build,
    config: { ...config, pages, run: { ...config.run, defersScripts: false } },
    fetch,
    sessionSecrets: sessionSecretsOf(config),
    languageFiles: new Map(),
  });
  await warm();
  current = { modules: [module, build], app };
  return app;
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
