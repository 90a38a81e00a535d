// Draws pages again and again with React's own renderToString and nothing around it: no router at work, no data to be
// loaded, no HTTP. Its argument is a page's path; each line on its input asks for one round.
import { createInterface } from 'node:readline';
import * as build from 'virtual:react-router/server-build';
import { createContentClient } from '@lokke/contentful';
import { marketOf, splitLocale } from '@lokke/domain/markets';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { languageFiles } from '../../app/shared/messages/all.ts';
import { VisitorLocale } from '../../app/shared/visitor-locale.tsx';
import { createAccountSources } from '../../server/accounts/index.ts';
import { readConfig } from '../../server/config/index.ts';
import { createContentPages, createSite } from '../../server/content/index.ts';
import { pageMeasurementOf } from '../../server/measurement/index.ts';
import { createPageHandler } from '../../server/pages/page-handler.ts';
import { createSalons } from '../../server/salons/index.ts';
import { createShops } from '../../server/shop/index.ts';

const ROUND_IN_MS = 2_500;

const path = process.argv[2] ?? '/nl';
const config = readConfig(process.env);
const tree = await treeOf(path);

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
console.log('ready');

/** What the shop would draw for the page: caught where it is about to. */
async function treeOf(pagePath: string): Promise<ReactElement> {
  let caught: EntryContext | null = null;
  const catchIt: typeof build.entry.module.default = async (_request, _status, _headers, entry) => {
    caught = entry;
    return new Response(null);
  };
  const { freshInMs, baseUrl } = config.content;
  const client = createContentClient({ ...config.content, fetch });
  const content = createContentPages({ client, freshInMs });
  const site = createSite({ client, freshInMs, protocol: new URL(baseUrl).protocol });
  const shops = createShops({ config, fetch, content, site });
  const salons = createSalons({ database: config.salons, fetch });
  const handle = createPageHandler({
    ...config,
    build: { ...build, entry: { module: { ...build.entry.module, default: catchIt } } },
    sistersOf: async () => [],
    catalogueOf: shops.catalogueOf,
    contentOf: site.siteOf,
    measurementOf: (market) => pageMeasurementOf(config, market),
    salons,
    accounts: createAccountSources({
      config,
      fetch,
      sessionSecrets: ['only to measure with it here'],
    }),
    professionals: null,
    languageFiles: new Map(),
    freshInMs: 0,
  });
  const url = config.publicOrigin + pagePath;
  await handle(new Request(url), null);
  if (caught === null) throw new Error(`${pagePath} is no page.`);
  const market = marketOf(splitLocale(pagePath).locale);
  const entry: EntryContext = caught;
  // The data for the browser travels as a stream, which renderToString would not wait for.
  const { serverHandoffStream: _stream, ...context } = entry;
  return (
    <VisitorLocale
      market={market}
      language={languageFiles[market.language]}
      site={{ origin: config.publicOrigin, Previews: () => null }}
    >
      <ServerRouter context={context} url={url} />
    </VisitorLocale>
  );
}
