import { NO_BRAND } from '@lokke/contract/ports';
import { type Locale, marketOf } from '@lokke/domain/markets';
import { salonDetailsOf } from '@lokke/domain/salons';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { recordTracked } from '../../shared/measurement/record-tracked.test-kit.ts';
import { salonNamesIn } from '../../shared/salons/salon-names.ts';
import { SiteContext, useSite } from '../../shared/site/site.ts';
import { renderInShop, textsOf } from '../../state/render.test-kit.tsx';
import {
  isSalonManuallyDeleted,
  keepSalonManuallyDeleted,
  rememberedSalon,
  rememberSalon,
} from '../../state/salon/remembered-salon.ts';
import { useUI } from '../../state/ui/ui-provider.tsx';
import SHAPES from '../../ui/icon-shapes.json';
import { CurrentSalonRow } from './current-salon-row.tsx';
import type { ListedSalon } from './format-salon.ts';
import { SalonPage } from './salon-page.tsx';
import { aSalon } from './salons.test-kit.ts';

const SALON = { salonNo: '1', salonName: 'Salon 1' };

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ salons: [SALON], failed: false }));
});
const announcements = () => textsOf(screen.getByRole('status').children);
const buttons = () =>
  screen.queryAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

function Bag({ isChangeable, ornament }: { isChangeable: boolean; ornament: 'comb' | 'none' }) {
  const site = useSite();
  const { ui } = useUI();
  const brand = { ...NO_BRAND, style: { ...NO_BRAND.style, ornament } };
  return (
    <SiteContext value={{ ...site, brand }}>
      <div tabIndex={-1} data-testid="bag">
        <CurrentSalonRow isChangeable={isChangeable} />
      </div>
      {ui.displaySalonSelector && <p>The selector</p>}
    </SiteContext>
  );
}

/** Each market keeps what it has loaded, so that each test has one of its own. */
async function renderRow(
  locale: Locale,
  { isChangeable = true, hasSalons = true, ornament = 'none' as 'comb' | 'none' } = {},
) {
  const row = <Bag isChangeable={isChangeable} ornament={ornament} />;
  const rendered = await renderInShop(row, { locale, checkout: null, modules: { hasSalons } });
  await act(() => vi.dynamicImportSettled());
  await act(async () => {});
  return rendered;
}

test.each([
  [true, ['Change: Salon 1', 'Remove: Salon 1']],
  [false, ['Remove: Salon 1']],
])('the chosen salon is named, changeable: %s', async (isChangeable, expected) => {
  rememberSalon(marketOf('na'), SALON);
  await renderRow('na', { isChangeable });
  expect(await screen.findByText(/Salon 1/)).toBeDefined();
  expect(buttons()).toEqual(expected);
});

test('the chosen salon is changed in the selector, and removed, which is said', async () => {
  const market = marketOf('uk');
  rememberSalon(market, SALON);
  const tracked = recordTracked();
  await renderRow('uk');
  await screen.findByText(/Salon 1/);
  press('Change: Salon 1');
  expect(screen.getByText('The selector')).toBeDefined();
  press('Remove: Salon 1');
  expect(document.activeElement).toBe(screen.getByTestId('bag'));
  expect(announcements()).toEqual(['Salon 1 is no longer your salon.']);
  expect([rememberedSalon(market), isSalonManuallyDeleted(market)]).toEqual([null, true]);
  expect(tracked).toEqual([{ kind: 'salonChanged', action: 'removeSalon' }]);
  expect(buttons()).toEqual([]);
});

test.each([
  ['comb', 'comb'],
  ['none', 'pin'],
] as const)('a brand of the ornament %s has a %s beside the salon', async (ornament, icon) => {
  rememberSalon(marketOf('ie'), SALON);
  const { container } = await renderRow('ie', { ornament });
  await screen.findByText(/Salon 1/);
  expect(container.querySelector('path')?.getAttribute('d')).toBe(SHAPES[icon]);
});

test.each([
  [{}, false, ['Choose your salon', 'No salon']],
  [{}, true, []],
  [{ hasSalons: false }, false, []],
  [{ isChangeable: false }, false, []],
] as const)(
  'without a salon, %j, turned down: %s, the bag asks: %j',
  async (shop, isTurnedDown, expected) => {
    keepSalonManuallyDeleted(marketOf('na'), isTurnedDown);
    await renderRow('na', shop);
    expect(buttons()).toEqual(expected);
  },
);

test('who wants a salon chooses one; who wants none is asked no more, and nothing was changed', async () => {
  const tracked = recordTracked();
  await renderRow('ni');
  press('Choose your salon');
  expect(screen.getByText('The selector')).toBeDefined();
  press('No salon');
  expect(document.activeElement).toBe(screen.getByTestId('bag'));
  expect(isSalonManuallyDeleted(marketOf('ni'))).toBe(true);
  expect([buttons(), tracked]).toEqual([[], []]);
});

const NO_DETAILS = salonDetailsOf(undefined);

async function renderPage(salon: ListedSalon, details = NO_DETAILS) {
  const names = salonNamesIn(marketOf('na'));
  const page = <SalonPage salon={salon} places={[]} details={details} names={names} />;
  const { container } = await renderInShop(page, { locale: 'na', checkout: null });
  return {
    facts: () => textsOf(container.querySelectorAll('dt, dd')),
    ways: () =>
      [...container.querySelectorAll('a')].map((one) => [
        one.textContent,
        one.getAttribute('href'),
      ]),
  };
}

const TRAIL = [
  ['Home', '/'],
  ['All salons', '/salon/'],
];
const BACK = ['All salons', '/salon/'];

test('the page of a salon tells what is known of it, and no more', async () => {
  const { facts, ways } = await renderPage(aSalon('1', { street: null }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Salon 1');
  expect(facts()).toEqual(['Address', '3511 AA Utrecht']);
  expect(ways()).toEqual([...TRAIL, BACK]);
  expect(screen.queryByRole('img')).toBeNull();
  expect(document.querySelectorAll('address > *')).toHaveLength(1);
});

test('the page of a salon leads to its phone, its appointments and the way there', async () => {
  const position = { latitude: 52.1, longitude: 5.12 };
  const details = {
    ...NO_DETAILS,
    bookingUrl: 'https://book.example/1',
    photo: { id: 'abc', alt: 'A door' },
  };
  const { facts, ways } = await renderPage(aSalon('1', { phone: '030 123', position }), details);
  expect(facts()).toEqual(['Address', 'Oudegracht 13511 AA Utrecht', 'Phone', '030 123']);
  expect(ways()).toEqual([
    ...TRAIL,
    ['030 123', 'tel:030123'],
    ['Book an appointment', 'https://book.example/1'],
    [
      'Plan a route (opens OpenStreetMap)',
      'https://www.openstreetmap.org/directions?to=52.1%2C5.12',
    ],
    BACK,
  ]);
  expect(screen.getByRole('img', { name: 'A door' })).toBeDefined();
});

test('a salon is chosen and removed on its page, which is said', async () => {
  const market = marketOf('na');
  await renderPage(aSalon('1'));
  await act(async () => press('Choose as my salon'));
  expect(rememberedSalon(market)).toEqual(SALON);
  expect(announcements()).toEqual(['Salon 1 is your salon now.']);
  expect(screen.getByText('Your salon')).toBeDefined();
  press('Remove: Salon 1');
  expect([rememberedSalon(market), isSalonManuallyDeleted(market)]).toEqual([null, true]);
  expect(announcements()).toContain('Salon 1 is no longer your salon.');
  expect(buttons()).toContain('Choose as my salon');
});

test('the page of another salon than the chosen one offers to choose it', async () => {
  rememberSalon(marketOf('na'), SALON);
  await renderPage(aSalon('9'));
  await act(async () => press('Choose as my salon'));
  expect(rememberedSalon(marketOf('na'))?.salonNo).toBe('9');
});
