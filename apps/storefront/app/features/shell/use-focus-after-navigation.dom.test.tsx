import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';

function Page() {
  const { pathname, search } = useLocation();
  return (
    <main tabIndex={-1} ref={useFocusAfterNavigation()}>
      <Link to="?q=mask">stays</Link>
      {pathname + search === '/orders' && <Link to="?after=20">older</Link>}
      {pathname === '/orders' && <Link to="/">home</Link>}
    </main>
  );
}

test.each([
  ['older', true],
  ['stays', false],
  ['home', true],
])('behind the link “%s” the main content has the focus: %s', async (name, isMoved) => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/orders'],
  });
  render(<RouterProvider router={router} />);
  expect(document.activeElement).not.toBe(screen.getByRole('main'));
  const link = screen.getByText(name);
  link.focus();
  await act(async () => link.click());
  expect(document.activeElement === screen.getByRole('main')).toBe(isMoved);
  expect(document.activeElement).not.toBe(document.body);
});
