import { afterEach, expect, it, vi } from 'vitest';

type Rules = Readonly<Record<string, (text: string) => string | null>>;

afterEach(() => vi.resetModules());

/** A browser with Trusted Types, in which nothing else has run. */
async function open() {
  const policies: Record<string, Rules> = {};
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: Rules) {
      policies[name] = rules;
      return {
        createHTML: (html: string) => `trusted ${html}`,
        createScriptURL: rules['createScriptURL'],
      };
    },
  });
  const { enforceTrustedTypes, ...shop } = await import('./trusted-types.ts');
  enforceTrustedTypes();
  const check = (kind: string, text: string) => policies['default']?.[kind]?.(text);
  return { ...shop, check };
}

it.each([
  ['createHTML', 'words', 'words'],
  ['createHTML', '<script></script>', '<script></script>'],
  ['createHTML', '<b>x</b>', null],
  ['createScriptURL', 'https://tags.example/a.js', null],
  ['createScript', 'alert()', null],
])('%s of %s is refused until a script is consented to', async (kind, text, before) => {
  const { check, trustConsentedScript } = await open();
  expect(check(kind, text)).toBe(before);
  expect(trustConsentedScript('https://tags.example/a.js')).toBe('https://tags.example/a.js');
  expect(check(kind, text)).toBe(text);
});

it('markup of our server is trusted, and stays as it is in other browsers', async () => {
  expect((await open()).trustedHtml('<b>x</b>')).toBe('trusted <b>x</b>');
  vi.resetModules();
  vi.unstubAllGlobals();
  const { enforceTrustedTypes, trustConsentedScript, trustedHtml } = await import(
    './trusted-types.ts'
  );
  enforceTrustedTypes();
  expect([trustedHtml('<b>x</b>'), trustConsentedScript('/a.js')]).toEqual(['<b>x</b>', '/a.js']);
});
