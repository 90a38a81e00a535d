import { renderToReadableStream } from 'react-dom/server';
import {
  createRequestHandler,
  Links,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { expect, test } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

const FONT = { rel: 'preload', as: 'font', href: '/fonts/imbue.woff2', crossOrigin: 'anonymous' };
const SHEET = { rel: 'stylesheet', href: '/assets/root.css' };

function Document() {
  return (
    <html lang="en">
      <head>
        <title>Rain</title>
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

const file = (id: string, parentId: string | undefined, imports: readonly string[]) => ({
  id,
  ...(parentId !== undefined && { parentId }),
  path: id === 'root' ? '' : id,
  module: `/assets/${id}.js`,
  imports: [...imports],
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
});

const build: ServerBuild = {
  entry: {
    module: {
      default: async (request, status, headers, context) => {
        const stream = await renderToReadableStream(
          <ServerRouter context={context} url={request.url} />,
        );
        await stream.allReady;
        headers.set('content-type', 'text/html');
        return new Response(stream, { status, headers });
      },
    },
  },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: { default: Document, loader: () => 'menu', links: () => [FONT, SHEET] },
    },
    shop: {
      id: 'shop',
      parentId: 'root',
      path: 'shop',
      module: { default: () => <h1>Rain</h1>, loader: () => 'products' },
    },
  },
  assets: {
    entry: { module: '/assets/entry.js', imports: ['/assets/react.js', '/assets/shell.js'] },
    routes: {
      root: file('root', undefined, ['/assets/react.js', '/assets/shell.js']),
      shop: file('shop', 'root', ['/assets/shelf.js']),
    },
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '' },
};

const MODULE_SCRIPT = /<script type="module" async="">([^<]*)<\/script>/;
const DEFERRED = /<script type="deferred" id="startup" data-files="([^"]*)">([^<]*)<\/script>/;

test('the page that the router makes runs the same script, only later, with its files named in order', async () => {
  const handle = createRequestHandler(build);
  const response = await handle(new Request('http://a.test/shop'), new RouterContextProvider());
  const html = await response.text();
  const code = MODULE_SCRIPT.exec(html)?.[1];
  expect(code).toContain('import("/assets/entry.js")');
  expect(html).toContain('<link rel="modulepreload" href="/assets/shell.js"/>');

  const deferred = deferScripts(html, '/assets/nl.js');
  const [, files, script] = DEFERRED.exec(deferred) ?? [];
  expect(script).toBe(code);
  expect(files?.split(' ')).toEqual([
    '/assets/react.js',
    '/assets/shell.js',
    '/assets/shelf.js',
    '/assets/nl.js',
    '/assets/manifest.js',
    '/assets/root.js',
    '/assets/shop.js',
  ]);
  expect(deferred).not.toMatch(/modulepreload" href|type="module"/);
  // Early input is recorded before the first style sheet; style sheets precede fonts.
  const places = ['takeEarlyInput', '/assets/root.css', '/fonts/imbue.woff2', '<h1>'];
  const at = places.map((text) => deferred.indexOf(text));
  expect(at).not.toContain(-1);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
  const afterScripts = (text: string) => text.slice(text.indexOf('import("/assets/entry.js")'));
  expect(afterScripts(deferred)).toBe(afterScripts(html));
});

test('a document without the router’s scripts stays as it is', () => {
  const html = '<!DOCTYPE html><html><head></head><body>Nothing to start</body></html>';
  expect(deferScripts(html, null)).toBe(html);
});
