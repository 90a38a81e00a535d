// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkout } from '../../state/measurement/measurement.test-kit.ts';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { useSalon } from '../../state/salon/use-salon.ts';
import { useUI } from '../../state/ui/ui-provider.tsx';
import { Header } from './header.tsx';

const MENU = [
  { title: 'Sale', path: '/shop?sale', items: [] },
  {
    title: 'Hair',
    path: '/shop',
    items: [{ title: 'Curly', path: '/shop?hairType=curly', items: [] }],
  },
];

/** Tells whether a press was left to the browser, which is held back here. */
let isBrowsers = false;
const hold = (event: Event) => {
  isBrowsers = !event.defaultPrevented;
  event.preventDefault();
};
const fetch = vi.fn(() => new Promise(() => undefined));
beforeEach(() => {
  window.addEventListener('click', hold);
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => {
  // Before the globals are as they were.
  cleanup();
  window.removeEventListener('click', hold);
});

/** Names what is open beside the page. */
function Opened() {
  const { ui } = useUI();
  const open = Object.entries(ui).flatMap(([name, isOpen]) => (isOpen === true ? [name] : []));
  return <output>{open.join()}</output>;
}

function Chooser() {
  const { choose } = useSalon();
  return (
    <button type="button" onClick={() => choose({ salonNo: '10', salonName: 'Lok' })}>
      Choose
    </button>
  );
}

function renderHeader(around: Parameters<typeof renderInShop>[1] = {}) {
  return renderInShop(
    <>
      <Header items={MENU} />
      <Opened />
      <Chooser />
    </>,
    { modules: { hasSalons: true }, ...around },
  );
}

const linksTo = (href: string) =>
  screen.getAllByRole('link').filter((link) => link.getAttribute('href') === href);
const linkTo = (href: string) => linksTo(href)[0] ?? document.body;
const listOpened = () => document.querySelector('output')?.textContent;

test.each([
  ['/cart', '/', {}, 'displayCartPopup', '/'],
  ['/cart', '/cart/x', {}, 'displayCartPopup', '/cart/x'],
  ['/cart', '/cart', {}, '', '/cart'],
  ['/cart', '/', { ctrlKey: true }, '', '/'],
  ['/salon/', '/', {}, 'displaySalonSelector', '/'],
  ['/salon/', '/salon/10', {}, 'displaySalonSelector', '/salon/10'],
  ['/salon/', '/salon', {}, '', '/salon/'],
  ['/salon/', '/salon/', {}, '', '/salon/'],
  ['/salon/', '/', { metaKey: true }, '', '/'],
  ['/markets', '/', {}, 'displayLocalePopup', '/'],
  ['/markets', '/', { shiftKey: true }, '', '/'],
])('the link to %s on %s, pressed with %j, opens: %s', async (href, path, keys, panel, there) => {
  const { router } = await renderHeader({ path });
  fireEvent.click(linkTo(href), keys);
  await act(async () => undefined);
  expect([listOpened(), router.state.location.pathname]).toEqual([panel, there]);
  // A press for another tab is the browser's.
  expect(isBrowsers).toBe(Object.keys(keys).length > 0);
});

test('the search opens its dialog in place, and goes with it', async () => {
  const { router } = await renderHeader();
  const [link] = screen.getAllByRole('link', { name: 'Search' });
  if (link === undefined) throw new Error('There is no link to the search');
  fireEvent.click(link, { ctrlKey: true });
  expect([isBrowsers, screen.queryByRole('dialog')]).toEqual([true, null]);
  fireEvent.click(link);
  expect([isBrowsers, router.state.location.pathname]).toEqual([false, '/']);
  const dialog = await screen.findByRole('dialog', { name: 'Search' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close search' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(link);
  expect(screen.getByRole('dialog', { name: 'Search' })).toBe(dialog);
});

test('the menu’s button says whether the menu is open', async () => {
  await renderHeader();
  const button = screen.getByRole('button', { name: 'Menu' });
  const states = [0, 1, 2].map(() => {
    const state = [button.getAttribute('aria-expanded'), listOpened()];
    fireEvent.click(button);
    return state;
  });
  expect(states).toEqual([
    ['false', ''],
    ['true', 'displayMenu'],
    ['false', ''],
  ]);
});

test.each([
  ['an unknown', undefined, 'Bag', '', ''],
  ['no', null, 'Bag0', '0', ''],
  ['a filled', { ...checkout(), totalQuantity: 2 }, 'Bag, 2 items2', '2', null],
])('the link to the bag tells of %s cart', async (_, cart, text, shown, empty) => {
  await renderHeader(cart === undefined ? {} : { checkout: cart });
  const count = linkTo('/cart').querySelector('[data-scripted]');
  expect(linkTo('/cart').textContent).toBe(text);
  expect(count?.textContent).toBe(shown);
  expect(count?.hasAttribute('data-empty')).toBe(empty !== null);
});

test.each([
  [[], 'Wishlist0', true],
  [['gid://shopify/Product/1'], 'Wishlist, 1 product1', false],
])('the link to the wishlist tells of %j', async (ids, text, isEmpty) => {
  window.localStorage.setItem('wishlist-en', JSON.stringify(ids));
  await renderHeader();
  const link = linkTo('/wishlist');
  expect(link.textContent).toBe(text);
  expect(link.lastElementChild?.hasAttribute('data-empty')).toBe(isEmpty);
});

test.each([true, false])(
  'a shop with salons (%s) leads to them, or names the chosen',
  async (hasSalons) => {
    await renderHeader({ modules: { hasSalons }, locale: 'de' });
    const names = () =>
      linksTo('/salon/').map((link) => [link.textContent, link.dataset['chosen']]);
    expect(names()).toEqual(hasSalons ? Array(2).fill(['Salon finden', undefined]) : []);
    fireEvent.click(screen.getByRole('button', { name: 'Choose' }));
    expect(names()).toEqual(hasSalons ? Array(2).fill(['Dein Salon: Lok', 'true']) : []);
  },
);

test('an item of the menu with others below it is a button of a panel, which closes on a choice', async () => {
  const { router } = await renderHeader();
  const nav = within(screen.getByRole('navigation', { name: 'Main menu' }));
  expect(nav.getByRole('link', { name: 'Sale' }).getAttribute('href')).toBe('/shop?sale');
  const id = nav.getByRole('button', { name: 'Hair' }).getAttribute('popovertarget') ?? '';
  const panel = document.getElementById(id);
  if (panel === null) throw new Error('The panel is missing');
  const hide = vi.fn();
  Object.assign(panel, { hidePopover: hide });
  fireEvent.click(within(panel).getByRole('link', { name: 'Curly' }));
  await act(async () => undefined);
  expect(hide).toHaveBeenCalledOnce();
  expect(router.state.location.search).toBe('?hairType=curly');
});
