import { expect, test } from 'vitest';
import { pagePartsJson } from './page-parts.ts';

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

const partsOf = (routeIds: readonly string[], languageFile: string | null) =>
  JSON.parse(pagePartsJson({ manifest, routeIds, languageFile }));

test('each route and language has its own, however often they are asked for', () => {
  for (let times = 0; times < 2; times += 1) {
    expect(partsOf(['root', 'shop'], '/assets/nl.js').files).toContain('/assets/nl.js');
    expect(partsOf(['root', 'shop'], '/assets/de.js').files).toContain('/assets/de.js');
    expect(partsOf(['root', 'shop'], null).files).not.toContain('/assets/de.js');
    expect(partsOf(['root'], null).files).not.toContain('/assets/shop.js');
  }
});

test('a page starts with its own routes, what they need and its language, each file once and the entry apart', () => {
  expect(partsOf(['root', 'cart'], '/assets/nl.js')).toEqual({
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
