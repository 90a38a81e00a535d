// Draws a page again and again with React's own renderToString and nothing around it: no router at work, no data to be
// loaded, no HTTP. Its argument is a page's path; each line on its input asks for one round.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as build from 'virtual:react-router/server-build';
import { renderToString } from 'react-dom/server';
import { type RenderedPage, renderedContext } from '../../app/shared/server-context.ts';
import { readConfig } from '../../server/config/index.ts';
import { languageFiles } from '../../server/pages/language-file.ts';
import { createStorefront } from '../../server/storefront.ts';

const ROUND_IN_MS = 2_500;

const path = process.argv[2] ?? '/nl';
const { tree, html, page } = await drawnByTheShop(path);
if (renderToString(tree) !== html) {
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

/** The page as the shop answers it, and what it drew for it. */
async function drawnByTheShop(pagePath: string): Promise<RenderedPage & { readonly page: string }> {
  const seen: RenderedPage[] = [];
  const { module: entry } = build.entry;
  const watched: typeof entry.default = (request, status, headers, context, loadContext) => {
    loadContext.set(renderedContext, (drawn) => seen.push(drawn));
    return entry.default(request, status, headers, context, loadContext);
  };
  const config = readConfig(process.env);
  const { app, warm } = createStorefront({
    build: { ...build, entry: { module: { ...entry, default: watched } } },
    config,
    fetch,
    sessionSecrets: ['only to measure with it here'],
    languageFiles: languageFiles(join(import.meta.dirname, '../client/.vite/manifest.json')),
    log: () => undefined,
  });
  await warm();
  // The second time all parts have come that a page waits for the first time.
  await app.request(config.publicOrigin + pagePath);
  const page = await (await app.request(config.publicOrigin + pagePath)).text();
  const drawn = seen.at(-1);
  if (drawn === undefined) throw new Error(`${pagePath} is no page.`);
  return { ...drawn, page };
}
