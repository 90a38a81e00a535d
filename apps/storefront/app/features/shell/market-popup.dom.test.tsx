import { messagesOf } from '@lokke/i18n/all';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { useUI } from '../../state/ui/ui-provider.tsx';
import { MarketPopup } from './market-popup.tsx';

// Followed by the browser, which is held back here.
const hold = (event: Event) => event.preventDefault();
beforeEach(() => window.addEventListener('click', hold));
afterEach(() => {
  window.removeEventListener('click', hold);
});

type Suggested = Partial<Parameters<typeof MarketPopup>[0]>;

function Opener({ suggestedLocale }: { readonly suggestedLocale: string }) {
  const { ui, dispatch } = useUI();
  return (
    <button
      type="button"
      onClick={() => dispatch({ type: 'openLocalePopup', data: { suggestedLocale } })}
    >
      {ui.localePopupData?.suggestedLocale ?? 'none'}
    </button>
  );
}

async function suggest(suggested: Suggested, around: Parameters<typeof renderInShop>[1] = {}) {
  const { suggestedLocale = 'de' } = suggested;
  await renderInShop(
    <>
      <Opener suggestedLocale={suggestedLocale} />
      <MarketPopup
        suggestedLocale={suggestedLocale}
        soldLocales={['nl', 'de', 'uk', 'nl-be', 'fr-be', 'ni']}
        isRemembered={false}
        language="en"
        texts={{ namespaces: ['suggestion'], messages: messagesOf('en') }}
        {...suggested}
      />
    </>,
    { locale: 'nl', ...around },
  );
  expect(document.querySelector('dialog[open]')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'none' }));
}

const readRemembered = () => window.localStorage.getItem('userLocalePreference');
/** Market that is suggested or listed, as the page around knows it. */
const readShown = () => screen.getAllByRole('button')[0]?.textContent;
const isOpen = () => document.querySelector('dialog[open]') !== null;

test.each([
  [false, 'Looks like your country'],
  [true, 'Your last choice'],
])(
  'a market (chosen earlier: %s) is suggested in its language, with its currency',
  async (isRemembered, remark) => {
    await suggest({ isRemembered });
    const dialog = screen.getByRole('dialog', { name: 'Which shop suits you?' });
    expect(dialog.lang).toBe('en');
    const link = screen.getByRole('link');
    expect(link.textContent).toMatch(new RegExp(`^${remark}.*Germany.*EUR · Deutsch`));
    expect(
      screen.getByRole('button', { name: /^You are here.*Netherlands.*EUR · Nederlands/ }),
    ).toBeDefined();
    expect(readRemembered()).toBeNull();
  },
);

test.each([
  ['/', '', '/de/'],
  ['/shop', '?hairType=dry&utm_source=mail', '/de/shop?hairType=dry&utm_source=mail'],
  ['/products/rain', '?x=1', '/de/products/rain'],
  ['/salon/10', '', '/de/salon/'],
])('from %s%s the suggested market is entered at %s, and remembered', async (path, query, href) => {
  await suggest({}, { path: path + query });
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe(href);
  fireEvent.click(link);
  // The dialog's entry of the history is left before.
  await vi.waitFor(() => expect(readRemembered()).toBe('de'));
});

test.each([
  ['its own button', () => fireEvent.click(screen.getByRole('button', { name: /^You are here/ }))],
  ['closing', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('who stays by %s is asked no more', async (_, stay) => {
  await suggest({});
  await act(async () => stay());
  expect([isOpen(), readShown(), readRemembered()]).toEqual([false, 'none', 'nl']);
});

test('all countries are a list of their own, which is no choice yet', async () => {
  await suggest({});
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'All countries' })));
  expect([isOpen(), readShown(), readRemembered()]).toEqual([false, 'nl', null]);
});

test.each<[suggested: Suggested, locale: 'nl' | 'fr-be', asks: boolean]>([
  [{ suggestedLocale: 'nl-be' }, 'nl', true],
  [{ suggestedLocale: 'nl-be' }, 'fr-be', false],
  [{ suggestedLocale: 'nl-be', soldLocales: ['nl', 'nl-be'] }, 'nl', false],
  [{ suggestedLocale: 'de' }, 'nl', false],
])('suggested %j to somebody in %s asks for the postcode: %s', async (suggested, locale, asks) => {
  await suggest(suggested, { locale });
  expect(screen.queryByRole('textbox') !== null).toBe(asks);
});
