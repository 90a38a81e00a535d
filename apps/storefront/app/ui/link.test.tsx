import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  // biome-ignore lint/style/noRestrictedImports: it is what ours is compared with
  Link as RouterLink,
  RouterProvider,
} from 'react-router';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { KeptQueryContext, Link, type LinkProps } from './link.tsx';

function markupOf(basename: string, element: React.ReactNode): string {
  const routes = [{ path: '*', element }];
  const initialEntries = [basename === '/' ? '/shop' : `${basename}/shop`];
  return renderToString(
    <RouterProvider router={createMemoryRouter(routes, { basename, initialEntries })} />,
  );
}

afterEach(() => vi.unstubAllGlobals());

const PATHS = [
  '/',
  '/shop',
  '/salon/',
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
    viewTransition: true,
    preventScrollReset: true,
    replace: true,
    state: { from: 'here' },
    onClick: () => undefined,
  },
];

describe.each(['/', '/nl'])('below %s', (basename) => {
  it.each(PATHS)('a link to %s is drawn as the router draws it', (to) => {
    for (const props of PROPS) {
      expect(markupOf(basename, <Link to={to} {...props} />)).toBe(
        markupOf(basename, <RouterLink discover="none" to={to} {...props} />),
      );
    }
  });

  it.each(['https://elsewhere.example/a', 'mailto:somebody@example.com', 'tel:+31201234567'])(
    '%s leads there',
    (to) => expect(markupOf(basename, <Link to={to} />)).toBe(`<a href="${to}"></a>`),
  );
});

test('what is kept goes along within the shop, and nowhere else', () => {
  const kept = { keep: (path: string) => `${path}?utm_source=a`, pairs: [] };
  const markup = markupOf(
    '/nl',
    <KeptQueryContext value={kept}>
      <Link to="/shop" />
      <Link to="https://elsewhere.example/" />
    </KeptQueryContext>,
  );
  expect(markup).toBe(
    '<a href="/nl/shop?utm_source=a"></a><a href="https://elsewhere.example/"></a>',
  );
});

test.each([
  ['/shop', 'REPLACE'],
  ['/routine', 'PUSH'],
])('a link on /shop to %s makes a %s of the entry in the history', async (to, action) => {
  let click: React.ComponentProps<'a'>['onClick'];
  function Clickable() {
    const anchor: React.ReactElement<React.ComponentProps<'a'>> = Link({ to });
    click = anchor.props.onClick;
    return anchor;
  }
  const router = createMemoryRouter([{ path: '*', element: <Clickable /> }], {
    basename: '/nl',
    initialEntries: ['/nl/shop'],
  });
  renderToString(<RouterProvider router={router} />);
  const addressOf = (path: string) => `https://www.lokke.example/nl${path}`;
  vi.stubGlobal('window', { location: { href: addressOf('/shop') } });
  const event: object = {
    button: 0,
    currentTarget: { href: addressOf(to), target: '' },
    preventDefault: () => {},
  };
  click?.(event as React.MouseEvent<HTMLAnchorElement>);
  await vi.waitFor(() => expect(router.state.location.key).not.toBe('default'));
  expect(router.state).toMatchObject({ historyAction: action, location: { pathname: `/nl${to}` } });
});
