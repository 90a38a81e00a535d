import { expect, test } from 'vitest';
import { pagePartsOf } from './page-parts.ts';

const route = (id: string, imports: readonly string[], clientLoaderModule?: string) => ({
  id,
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: clientLoaderModule !== undefined,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  imports: [...imports],
  module: `/assets/${id}.js`,
  clientActionModule: undefined,
  clientLoaderModule,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
});

const manifest = {
  url: '/assets/manifest.js',
  entry: { imports: ['/assets/framework.js', '/assets/shell.js'], module: '/assets/entry.js' },
  routes: {
    root: route('root', ['/assets/framework.js']),
    cart: route('cart', ['/assets/shell.js', '/assets/lines.js'], '/assets/cart-loader.js'),
    shop: route('shop', ['/assets/shelf.js']),
  },
};

test('a page starts with its own routes, what they need and its language, each file once and the entry apart', () => {
  expect(
    pagePartsOf({ manifest, routeIds: ['root', 'cart'], languageFile: '/assets/nl.js' }),
  ).toEqual({
    files: [
      '/assets/framework.js',
      '/assets/shell.js',
      '/assets/nl.js',
      '/assets/manifest.js',
      '/assets/root.js',
      '/assets/lines.js',
      '/assets/cart-loader.js',
      '/assets/cart.js',
    ],
    routes: {
      root: ['/assets/root.js'],
      cart: ['/assets/cart-loader.js', '/assets/cart.js'],
    },
    entry: '/assets/entry.js',
  });
});
