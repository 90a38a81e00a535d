import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer } from 'vite';
import { readConfig } from './config/index.ts';
import { withDevelopmentPolicy } from './pages/development-policy.ts';
import { sessionSecretsOf } from './session-secrets-of.ts';
import type { createStorefront } from './storefront.ts';

/** The same shop with hot reload: Vite answers for the browser's files, then the storefront for the rest. */
const config = readConfig(process.env);
const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' });

type StorefrontModule = { readonly createStorefront: typeof createStorefront };
let current: {
  readonly module: unknown;
  readonly app: ReturnType<typeof createStorefront>['app'];
} | null = null;

async function storefront(): Promise<ReturnType<typeof createStorefront>['app']> {
  const module = await vite.ssrLoadModule('/server/storefront.ts');
  if (current?.module === module) return current.app;
  if (!isStorefrontModule(module))
    throw new Error('server/storefront.ts exports no createStorefront');
  // A page made anew for each request shows what was edited last.
  const pages = { ...config.pages, mostBytes: 0 };
  const { app, warm } = module.createStorefront({
    config: { ...config, pages },
    fetch,
    sessionSecrets: sessionSecretsOf(config),
    languageFiles: new Map(),
  });
  await warm();
  current = { module, app };
  return app;
}

function isStorefrontModule(module: unknown): module is StorefrontModule {
  return typeof module === 'object' && module !== null && 'createStorefront' in module;
}

const listener = getRequestListener(async (request, env) =>
  withDevelopmentPolicy(await (await storefront()).fetch(request, env)),
);
createServer((incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, () => void listener(incoming, outgoing));
}).listen(config.port, () => {
  console.warn(`storefront with hot reload on http://localhost:${config.port}`);
});
