// Draws a page again and again with React's own renderToString and nothing around it: no router at work, no data to be
// loaded, no HTTP. Its argument is a page's path; each line on its input asks for one round.
import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import * as build from 'virtual:react-router/server-build';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { pageTree } from '../../app/page-tree.tsx';
import { paintFirst } from '../../app/paint-first.ts';
import { readConfig } from '../../server/config/index.ts';
import { createStorefront } from '../../server/storefront.ts';

const ROUND_IN_MS = 2_500;
const END = '</body></html>';

const path = process.argv[2] ?? '/nl';
const { tree, page } = await drawnByTheShop(path);
const alone = paintFirst(renderToString(tree).slice(0, -END.length)).join('');
if (!page.startsWith(`<!DOCTYPE html>${alone}<script>`)) {
  throw new Error(`renderToString draws another page than the shop does at ${path}.`);
}

createInterface({ input: process.stdin }).on('line', () => {
  const until = performance.now() + ROUND_IN_MS;
  const usedBefore = process.cpuUsage();
  let renders = 0;
  while (performance.now() < until) {
    renderToString(tree);
    renders += 1;
  }
  const { user, system } = process.cpuUsage(usedBefore);
  console.log(JSON.stringify({ renders, coreSeconds: (user + system) / 1_000_000 }));
});
console.log(createHash('sha256').update(page).digest('hex'));

/** The page as the shop answers it, and the tree that it drew for it. */
async function drawnByTheShop(pagePath: string): Promise<{ tree: ReactElement; page: string }> {
  const drawn: { tree: ReactElement | null } = { tree: null };
  const { module: entry } = build.entry;
  const watched: typeof entry.default = async (
    request,
    status,
    headers,
    routerContext,
    ...rest
  ) => {
    const { serverHandoffStream: _stream, ...context } = routerContext;
    const [loadContext] = rest;
    drawn.tree = await pageTree({ requestUrl: request.url, context, loadContext });
    return entry.default(request, status, headers, routerContext, ...rest);
  };
  const config = readConfig(process.env);
  const { app, warm } = createStorefront({
    build: { ...build, entry: { module: { ...entry, default: watched } } },
    config,
    fetch,
    sessionSecrets: ['only to measure with it here'],
    languageFiles: new Map(),
    log: () => undefined,
  });
  await warm();
  // The second time all parts have come that a page waits for the first time.
  await app.request(config.publicOrigin + pagePath);
  const page = await (await app.request(config.publicOrigin + pagePath)).text();
  if (drawn.tree === null) throw new Error(`${pagePath} is no page.`);
  return { tree: drawn.tree, page };
}
