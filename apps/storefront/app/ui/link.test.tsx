import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Link, LinkPolicyContext } from './link.tsx';

test('what is kept goes along within the shop, and nowhere else', () => {
  const policy = {
    keep: (path: string) => `${path}?utm_source=a`,
    pairs: [],
    isMadeAhead: (path: string) => path.startsWith('/shop'),
    wayTo: () => 'read-ahead' as const,
  };
  const element = (
    <LinkPolicyContext value={policy}>
      <Link to="/shop" />
      <Link to="https://elsewhere.example/" />
      <Link to="mailto:somebody@example.com" />
    </LinkPolicyContext>
  );
  const routes = [{ path: '*', element }];
  const router = createMemoryRouter(routes, { basename: '/nl', initialEntries: ['/nl/shop'] });
  const markup = renderToString(<RouterProvider router={router} />).replaceAll(
    ' data-discover="true"',
    '',
  );
  expect(markup).toBe(
    '<a data-ahead="" href="/nl/shop?utm_source=a"></a><a href="https://elsewhere.example/"></a><a href="mailto:somebody@example.com"></a>',
  );
});
