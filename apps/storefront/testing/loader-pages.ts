import type { ServerBuild } from 'react-router';
import { pageServices } from '../context/page-services.ts';

const nothing = () => null;

/** A build manifest without browser files. */
export const UNBUILT = {
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '' },
} satisfies Partial<ServerBuild>;

/** Pages that show their loader data; only `own` reads the session. */
export const LOADER_PAGES: ServerBuild = {
  entry: {
    module: {
      default: (_request, status, headers, { staticHandlerContext }) => {
        headers.set('content-type', 'text/html; charset=utf-8');
        return new Response(JSON.stringify(staticHandlerContext.loaderData), { status, headers });
      },
    },
  },
  routes: {
    shared: { id: 'shared', path: 'shared', module: { default: nothing, loader: () => 'all' } },
    list: {
      id: 'list',
      path: 'list',
      module: {
        default: nothing,
        loader: async ({ context }) => (await context.get(pageServices).catalogue.products()).kind,
      },
    },
    salons: {
      id: 'salons',
      path: 'salons',
      module: {
        default: nothing,
        loader: async ({ context }) => (await context.get(pageServices).salons.list()).kind,
      },
    },
    content: {
      id: 'content',
      path: 'content',
      module: {
        default: nothing,
        loader: async ({ context }) => (await context.get(pageServices).content.home()).kind,
      },
    },
    own: {
      id: 'own',
      path: 'own',
      module: {
        default: nothing,
        loader: async ({ context }) => {
          const visitor = await context.get(pageServices).accounts.visitor();
          return visitor.ok ? visitor.value.email : visitor.code;
        },
        action: async ({ context }) => {
          await context.get(pageServices).accounts.logout();
          return null;
        },
      },
    },
  },
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
  ...UNBUILT,
};
