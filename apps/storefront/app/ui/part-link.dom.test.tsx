import { fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PartLink } from './link.tsx';

let isBrowsers = false;
const hold = (event: Event) => {
  isBrowsers = !event.defaultPrevented;
  event.preventDefault();
};
beforeEach(() => window.addEventListener('click', hold));
afterEach(() => {
  window.removeEventListener('click', hold);
  window.history.replaceState(null, '', '/');
});

test.each([
  ['ingredients', {}, true],
  ['elsewhere', {}, false],
  ['ingredients', { ctrlKey: true }, false],
  ['ingredients', { metaKey: true }, false],
  ['ingredients', { shiftKey: true }, false],
])('a link to the part %s, pressed with %j, goes there in place: %s', async (id, keys, isHere) => {
  const Page = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <>
          <PartLink id={id}>Go</PartLink>
          <section id="ingredients" aria-label="Ingredients" />
        </>
      ),
    },
  ]);
  render(<Page initialEntries={['/products/rain?size=2']} />);
  window.history.replaceState({ idx: 3 }, '', '/products/rain?size=2');
  const part = screen.getByRole('region');
  const scroll = vi.spyOn(part, 'scrollIntoView');
  expect(screen.getByRole('link').getAttribute('href')).toBe(`?size=2#${id}`);
  fireEvent.click(screen.getByRole('link'), keys);
  expect([isBrowsers, scroll.mock.calls.length]).toEqual([!isHere, isHere ? 1 : 0]);
  expect(document.activeElement === part).toBe(isHere);
  // The router's own entry stays.
  expect(window.history.state).toEqual({ idx: 3 });
  expect(window.location.hash).toBe(isHere ? '#ingredients' : '');
});
