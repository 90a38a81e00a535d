import { NO_LAW } from '@lokke/contract/ports';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseConsent, readConsent } from '../../state/consent/consent-choice.ts';
import type { GlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { renderInShop, textsOf } from '../../state/render.test-kit.tsx';
import { CookieBar } from './cookie-bar.tsx';

const proofs: Blob[] = [];
let heightInPx = 0;
let measure = () => {};
beforeEach(() => {
  proofs.length = 0;
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_, body) => {
    if (body instanceof Blob) proofs.push(body);
    return true;
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, 390, heightInPx),
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(observed: () => void) {
        measure = observed;
      }
      observe() {
        measure();
      }
      disconnect() {
        measure = () => {};
      }
    },
  );
});
const renderBar = (modules: Partial<GlobalModules> = {}) =>
  renderInShop(<CookieBar />, { checkout: null, modules });
const bar = () => screen.getByRole('region', { name: 'Cookies' });
const lines = () => textsOf(bar().querySelectorAll('p')).slice(2);
const way = () => bar().querySelector('a')?.getAttribute('href');

test.each([
  ['Only necessary', 'refused'],
  ['Accept all', 'accepted'],
] as const)('%s is kept, and proved with the words that were read', async (name, choice) => {
  await renderBar();
  fireEvent.click(screen.getByRole('button', { name }));
  expect(readConsent()).toBe(choice);
  const proof = JSON.parse((await proofs[0]?.text()) ?? '{}');
  expect(proof).toMatchObject({ locale: 'en', choice });
  expect(proof.shown.split('\n')).toEqual([
    'Cookies',
    expect.stringMatching(/^Your bag and your login need cookies/),
    'Only necessary',
    'Accept all',
  ]);
  expect(proofs).toHaveLength(1);
});

test.each([
  [null, false, []],
  [null, true, ['Your browser opts out of selling and sharing data (GPC). We honour that.']],
  ['accepted', true, ['You have accepted all cookies.']],
  ['refused', false, ['You have accepted only the necessary ones.']],
] as const)(
  'with the choice %s, a signal: %s, the bar says %j, and has the focus where it was reopened',
  async (choice, hasSignal, expected) => {
    if (choice !== null) chooseConsent(choice);
    Object.assign(navigator, { globalPrivacyControl: hasSignal });
    await renderBar({ law: { ...NO_LAW, honoursOptOutSignal: true } });
    expect(lines()).toEqual(expected);
    expect(document.activeElement === bar()).toBe(choice !== null);
    cleanup();
    await renderBar({ law: { ...NO_LAW, honoursOptOutSignal: false } });
    expect(lines()).toEqual(choice === null ? [] : expected);
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  },
);

const page = (title: string, path: string) => ({ title, path, items: [] });
test.each([
  [[], [], undefined],
  [[page('About', '/pages/about')], ['terms-of-service'], undefined],
  [[], ['privacy-policy'], '/policies/privacy-policy'],
  [[], ['privacy-policy', 'cookie-policy'], '/policies/cookie-policy'],
  [[page('Privacy', '/pages/privacy')], ['cookie-policy'], '/pages/privacy'],
  [[page('Privacy', '/pages/privacy'), page('Cookies', '/pages/cookies')], [], '/pages/cookies'],
])(
  'a shop with the pages %j and the policies %j tells more at %s',
  async (items, handles, expected) => {
    const footerMenu = [{ title: 'Service', path: '/', items }];
    const policies = handles.map((handle) => ({ handle, title: handle }));
    await renderBar({ footerMenu, policies });
    expect(way()).toBe(expected);
  },
);

test('the page below has room for the bar, as high as it is, until it goes', async () => {
  const rules = () =>
    document.adoptedStyleSheets.flatMap((sheet) =>
      Array.from(sheet.cssRules, (rule) => rule.cssText),
    );
  const before = document.adoptedStyleSheets.length;
  heightInPx = 120.4;
  await renderBar();
  expect(rules().join()).toContain('--bottom-inset: 121px');
  heightInPx = 80;
  act(() => measure());
  expect(rules().join()).toContain('--bottom-inset: 80px');
  cleanup();
  expect(document.adoptedStyleSheets).toHaveLength(before);
});
