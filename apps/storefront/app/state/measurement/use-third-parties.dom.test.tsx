import { NO_MEASUREMENT } from '@lokke/contract/ports';
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chooseConsent } from '../consent/consent-choice.ts';
import { renderInShop } from '../render.test-kit.tsx';
import { thirdPartyCookiesIn, thirdPartyScripts, useThirdParties } from './use-third-parties.ts';

const HERE = 'https://www.lokke.example';
const SETTINGS = {
  tagManager: { scriptUrl: 'https://tags.example/gtm.js?id=GTM-ABC1234', onlyOnOrigin: HERE },
  emailMarketing: { scriptUrl: 'https://mail.example/klaviyo.js' },
};

test.each([
  ['accepted', HERE, '/nl', ['tagManager', 'emailMarketing']],
  ['refused', HERE, '/nl', []],
  [null, HERE, '/nl', []],
  ['accepted', 'https://staging.lokke.example', '/nl', ['emailMarketing']],
  ['accepted', 'http://www.lokke.example', '/nl', ['emailMarketing']],
  ['accepted', HERE, '/nl/account/reset/1/abc', []],
  // Private: the query holds the code of the letter.
  ['accepted', HERE, '/nl/account/professional/reset', []],
  ['accepted', HERE, '/nl/account/professional/verify/', []],
  ['accepted', HERE, '/nl/account/professional/login', ['tagManager', 'emailMarketing']],
] as const)('after %s, on %s%s, these load: %j', (choice, origin, pathname, names) => {
  const scripts = thirdPartyScripts(SETTINGS, choice, { origin, pathname });
  expect(scripts.map(({ name }) => name)).toEqual(names);
});

test('nothing loads where nothing is set', () => {
  const settings = { tagManager: null, emailMarketing: null };
  expect(thirdPartyScripts(settings, 'accepted', { origin: HERE, pathname: '/' })).toEqual([]);
});

test('their cookies are told from ours', () => {
  const cookies = 'session=1; _ga=GA1.1.1; _ga_ABC=GS1; _gid=2; _gcl_au=1; __kla_id=x; _gallery=1';
  expect(thirdPartyCookiesIn(cookies)).toEqual(['_ga', '_ga_ABC', '_gid', '_gcl_au', '__kla_id']);
  expect(thirdPartyCookiesIn('')).toEqual([]);
});

function UsesScripts() {
  useThirdParties({ ...NO_MEASUREMENT, emailMarketing: SETTINGS.emailMarketing });
  return null;
}

test.each([
  ['a script that runs is left by a reload', 'accepted', 1],
  ['without one the page stays', null, 0],
] as const)('when consent is withdrawn, %s', async (_, before, reloads) => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
  await renderInShop(<UsesScripts />);
  if (before !== null) await act(async () => chooseConsent(before));
  expect(reload).not.toHaveBeenCalled();
  await act(async () => chooseConsent('refused'));
  expect(reload).toHaveBeenCalledTimes(reloads);
});
