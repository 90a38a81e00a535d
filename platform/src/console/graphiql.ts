import type { Hono } from 'hono';
import { html } from 'hono/html';
import { type PlatformContext, SHOP_PATH, type Shop, shopOfRequest } from '../protocol/index.ts';
import { pageAssetHref } from '../protocol/pages/index.ts';

/** GraphiQL as files: its editor is 9 MB, so it is read when somebody first opens it. */
interface GraphiqlAsset {
  readonly contentType: string;
  readonly body: string;
}

const SCRIPT = 'text/javascript; charset=utf-8';

// The page has a strict policy, so what the package would put inline is a file here.
const START = `
const element = document.querySelector('#root');
self.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_, label) =>
    '/console/graphiql/' + ({ json: 'json', graphql: 'graphql' }[label] ?? 'editor') + '.worker.js',
};
YogaGraphiQL.renderYogaGraphiQL(element, JSON.parse(element.dataset.options));
`;

async function readAssets(): Promise<ReadonlyMap<string, GraphiqlAsset>> {
  const graphiql = await import('@graphql-yoga/render-graphiql/graphiql');
  return new Map([
    ['graphiql.css', { contentType: 'text/css; charset=utf-8', body: graphiql.css }],
    ['graphiql.js', { contentType: SCRIPT, body: graphiql.js }],
    ['start.js', { contentType: SCRIPT, body: START }],
    ['editor.worker.js', { contentType: SCRIPT, body: graphiql.editorWorkerService }],
    ['json.worker.js', { contentType: SCRIPT, body: graphiql.jsonWorker }],
    ['graphql.worker.js', { contentType: SCRIPT, body: graphiql.graphqlWorker }],
  ]);
}

let assets: Promise<ReadonlyMap<string, GraphiqlAsset>> | null = null;

async function graphiqlAsset(name: string): Promise<GraphiqlAsset | null> {
  assets ??= readAssets();
  return (await assets).get(name) ?? null;
}

// The editor sets styles on its elements; scripts come from files alone.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

function optionsOf(shop: Shop) {
  return {
    title: `GraphiQL: ${shop.name}`,
    endpoint: `api/${shop.apiVersion}/graphql.json`,
    headers: JSON.stringify({ 'X-Shopify-Storefront-Access-Token': shop.publicToken }, null, 2),
    shouldPersistHeaders: false,
    defaultQuery: `{\n  shop {\n    name\n  }\n  products(first: 5) {\n    nodes {\n      title\n      handle\n    }\n  }\n}\n`,
  };
}

export function graphiqlRoutes(app: Hono, context: PlatformContext): void {
  app.get(`${SHOP_PATH}/graphiql`, (c) => {
    const shop = shopOfRequest(c, context.shops);
    const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>GraphiQL: ${shop.name}</title>
<link rel="icon" href="${pageAssetHref(context.brand, context.brand.favicon)}" type="image/svg+xml">
<link rel="stylesheet" href="/console/graphiql/graphiql.css">
<script src="/console/graphiql/graphiql.js" defer></script>
<script src="/console/graphiql/start.js" defer></script>
</head>
<body>
<noscript>GraphiQL is a program in the browser: it needs JavaScript.</noscript>
<div id="root" data-options="${JSON.stringify(optionsOf(shop))}"></div>
</body>
</html>
`;
    return c.html(page, 200, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
    });
  });
  for (const path of ['/console/graphiql/:name', `${SHOP_PATH}/console/graphiql/:name`]) {
    app.get(path, async (c) => {
      const asset = await graphiqlAsset(c.req.param('name') ?? '');
      if (asset === null) return c.notFound();
      return c.body(asset.body, 200, {
        'Content-Type': asset.contentType,
        'Cache-Control': 'public, max-age=3600',
        'X-Content-Type-Options': 'nosniff',
      });
    });
  }
}
