import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  type LinkProps,
  // biome-ignore lint/style/noRestrictedImports: it is what ours is compared with
  Link as RouterLink,
  RouterProvider,
} from 'react-router';
import { describe, expect, it, test } from 'vitest';
import { DrawnLink, isPlainPath } from './drawn-link.tsx';

function markupOf(basename: string, element: React.ReactNode): string {
  const routes = [{ path: '*', element }];
  const initialEntries = [basename === '/' ? '/shop' : `${basename}/shop`];
  return renderToString(
    <RouterProvider router={createMemoryRouter(routes, { basename, initialEntries })} />,
  );
}

const PATHS = [
  '/',
  '/shop',
  '/products/rain-shampoo',
  '/search?q=rain%20copper',
  '/shop?a=1&b=2#end',
  '/#end',
  '/?a=1',
];
const PROPS: readonly Omit<LinkProps, 'to'>[] = [
  { children: 'Rain & more' },
  {
    className: 'link',
    'aria-label': 'Rain',
    id: 'rain',
    target: '_blank',
    viewTransition: true,
    prefetch: 'intent',
    preventScrollReset: true,
    replace: true,
    state: { from: 'here' },
    onClick: () => undefined,
  },
  { reloadDocument: true, rel: 'next' },
];

describe.each(['/', '/nl'])('below %s', (basename) => {
  it.each(PATHS)('a link to %s is drawn as the router draws it', (to) => {
    for (const props of PROPS) {
      expect(isPlainPath(to)).toBe(true);
      expect(markupOf(basename, <DrawnLink to={to} {...props} />)).toBe(
        markupOf(basename, <RouterLink discover="none" to={to} {...props} />),
      );
    }
  });
});

test.each([
  'shop',
  '.',
  '../shop',
  '/shop/../cart',
  '/shop/./all',
  '//evil.example',
  '/\\evil.example',
  '/shop/',
  '/shop?',
  '/shop#',
  'https://evil.example/',
  'mailto:somebody@example.com',
  '',
  { search: '?a=1' },
])('%o is left to the router', (to) => {
  expect(isPlainPath(to)).toBe(false);
});
