// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInShop, textsOf } from '../../state/render.test-kit.tsx';
import { useUI } from '../../state/ui/ui-provider.tsx';
import { MainNav } from './main-nav.tsx';
import { SideMenu } from './side-menu.tsx';

const link = (title: string, path: string) => ({ title, path, items: [] });
const PICTURE = { url: '/hair.webp', altText: '', width: 960, height: 640 };
const MENU = [
  link('Sale', '/list/sale'),
  { title: 'Collections', path: '', items: [link('Rain', '/range/rain'), link('Kits', '/kits')] },
  {
    title: 'Hair',
    path: '',
    picture: PICTURE,
    items: [
      link('All hair', '/shop'),
      { title: 'Type', path: '/types', items: [link('Curly', '/shop?hairType=curly')] },
      { title: 'Concern', path: '', items: [link('Frizz', '/shop?concern=frizz')] },
    ],
  },
];

const depth = () => Number(window.history.state?.openDialogs ?? 0);
const settle = () => act(() => new Promise((done) => setTimeout(done, 20)));
const press = async (role: 'button' | 'link', name: string) => {
  const found = screen.getByRole(role, { name });
  found.focus();
  fireEvent.click(found);
  await settle();
};
const goBack = () => {
  window.history.back();
  return settle();
};

afterEach(async () => {
  cleanup();
  await settle();
});

function MenuButton() {
  const { dispatch } = useUI();
  return (
    <button type="button" onClick={() => dispatch({ type: 'openMenu' })}>
      Open
    </button>
  );
}

async function openMenu(hasSalons = true) {
  const page = (
    <>
      <MenuButton />
      <SideMenu items={MENU} />
    </>
  );
  const { router } = await renderInShop(page, { modules: { hasSalons } });
  await press('button', 'Open');
  return { router, drawer: screen.getByRole('dialog', { name: 'Menu' }) };
}

const namesIn = (element: HTMLElement, role: 'button' | 'link') =>
  textsOf(within(element).queryAllByRole(role));
const isClosed = () => screen.queryByRole('dialog') === null;

test.each([
  [true, ['Sale', 'Account', 'Wishlist', 'Find a salon']],
  [false, ['Sale', 'Account', 'Wishlist']],
])('the drawer of a shop with salons (%s) leads to %j and the markets', async (has, links) => {
  const { drawer } = await openMenu(has);
  expect(namesIn(drawer, 'link').slice(0, -1)).toEqual(links);
  expect(namesIn(drawer, 'link').at(-1)).toMatch(/^Change country or language/);
  expect(namesIn(drawer, 'button')).toEqual(['', 'Collections', 'Hair']);
});

test.each([
  ['Sale', '/list/sale'],
  ['Account', '/account/dashboard/'],
  ['Wishlist', '/wishlist'],
  ['Find a salon', '/salon/'],
])('%s is opened from the page’s own entry, and the drawer closes', async (name, path) => {
  const { router } = await openMenu();
  expect(depth()).toBe(1);
  await press('link', name);
  expect([isClosed(), router.state.location.pathname, depth()]).toEqual([true, path, 0]);
});

test('an item opens a level with its name focused; each way back focuses the item', async () => {
  const { drawer } = await openMenu();
  for (const leave of [goBack, () => press('button', 'Back to the menu')]) {
    await press('button', 'Hair');
    const heading = screen.getByRole('heading', { name: 'Hair' });
    expect([document.activeElement === heading, depth()]).toEqual([true, 2]);
    // The first level and the shop’s own links are away.
    expect(namesIn(drawer, 'link')).toEqual(['All hair', 'Type', 'Curly', 'Frizz']);
    await leave();
    expect(document.activeElement?.textContent).toBe('Hair');
    expect([screen.queryByRole('heading', { name: 'Hair' }), depth()]).toEqual([null, 1]);
  }
  await goBack();
  expect([isClosed(), depth()]).toEqual([true, 0]);
});

test('a choice in a level closes the drawer, which opens on its first level again', async () => {
  const { router } = await openMenu();
  await press('button', 'Hair');
  await press('link', 'Curly');
  expect([isClosed(), router.state.location.search, depth()]).toEqual([true, '?hairType=curly', 0]);
  await press('button', 'Open');
  expect(screen.getByRole('link', { name: 'Sale' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Hair' })).toBeNull();
});

test('a level has groups by name and a picture, or tiles of ranges with what they are for', async () => {
  const { drawer } = await openMenu();
  await press('button', 'Hair');
  const lists = within(drawer).getAllByRole('list');
  expect(lists.map((list) => textsOf(within(list).getAllByRole('link')))).toEqual([
    ['All hair'],
    ['Curly'],
    ['Frizz'],
  ]);
  expect(screen.getByRole('list', { name: 'Type' })).toBe(lists[1]);
  expect(screen.getByRole('list', { name: 'Concern' })).toBe(lists[2]);
  expect(drawer.querySelector('img')?.getAttribute('src')).toContain('hair.webp');
  await press('button', 'Back to the menu');
  await press('button', 'Collections');
  expect(drawer.querySelector('img')).toBeNull();
  const tiles = within(drawer).getAllByRole('listitem');
  expect(tiles.map((tile) => [tile.dataset['range'], tile.querySelector('span') !== null])).toEqual(
    [
      ['rain', true],
      [undefined, false],
    ],
  );
});

/** Adds what happy-dom lacks of popovers. */
function openAsPopover(panel: HTMLElement) {
  let isOpen = false;
  const toggle = (is: boolean) => {
    isOpen = is;
    fireEvent(panel, Object.assign(new Event('toggle'), { newState: is ? 'open' : 'closed' }));
  };
  const matches = (selector: string) => isOpen && selector === ':popover-open';
  Object.assign(panel, { matches, hidePopover: () => isOpen && toggle(false) });
  const show = async () => {
    toggle(true);
    await vi.dynamicImportSettled();
    await settle();
  };
  return { show, toggle, isOpen: () => isOpen };
}

async function renderPanel() {
  const { router } = await renderInShop(<MainNav items={MENU} />);
  const id = screen.getByRole('button', { name: 'Hair' }).getAttribute('popovertarget') ?? '';
  const panel = document.getElementById(id);
  if (panel === null) throw new Error('The panel is missing');
  return { router, panel, ...openAsPopover(panel) };
}

test('a panel has one entry while it is open, and Back closes it', async () => {
  const { show, toggle, isOpen } = await renderPanel();
  for (let round = 0; round < 2; round += 1) {
    // Opened, closed and opened again before its script is there.
    toggle(true);
    toggle(false);
    await show();
    expect(depth()).toBe(1);
    await goBack();
    expect([isOpen(), depth()]).toEqual([false, 0]);
  }
  await show();
  toggle(false);
  await settle();
  expect(depth()).toBe(0);
  toggle(true);
  toggle(false);
  await vi.dynamicImportSettled();
  await settle();
  expect(depth()).toBe(0);
});

test('a choice in a panel is followed from the page’s own entry, and closes it', async () => {
  const { router, panel, show, isOpen } = await renderPanel();
  await show();
  const leftAt: number[] = [];
  const stop = router.subscribe(() => leftAt.push(depth()));
  fireEvent.click(within(panel).getByText('Curly'));
  await settle();
  stop();
  expect([isOpen(), router.state.location.search]).toEqual([false, '?hairType=curly']);
  expect(new Set(leftAt)).toEqual(new Set([0]));
});
