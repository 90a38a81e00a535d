import { type Copy, readCopy } from '../generator/source.ts';

export interface ContentLocale {
  readonly code: string;
  readonly name: string;
  readonly fallbackCode: string | null;
}

export const DEFAULT_LOCALE = 'en';

/** One for each language tag of the markets; a regional one says only what its language does not. */
export const CONTENT_LOCALES: readonly ContentLocale[] = [
  { code: 'en', name: 'English', fallbackCode: null },
  { code: 'en-GB', name: 'English (United Kingdom)', fallbackCode: 'en' },
  { code: 'en-IE', name: 'English (Ireland)', fallbackCode: 'en' },
  { code: 'en-US', name: 'English (United States)', fallbackCode: 'en' },
  { code: 'nl-NL', name: 'Dutch (Netherlands)', fallbackCode: 'en' },
  { code: 'nl-BE', name: 'Dutch (Belgium)', fallbackCode: 'nl-NL' },
  { code: 'fr-FR', name: 'French (France)', fallbackCode: 'en' },
  { code: 'fr-BE', name: 'French (Belgium)', fallbackCode: 'fr-FR' },
  { code: 'de-DE', name: 'German (Germany)', fallbackCode: 'en' },
  { code: 'es-ES', name: 'Spanish (Spain)', fallbackCode: 'en' },
  { code: 'nb-NO', name: 'Norwegian Bokmål (Norway)', fallbackCode: 'en' },
  { code: 'sv-SE', name: 'Swedish (Sweden)', fallbackCode: 'en' },
];

/** The locales that have texts of their own, with the demo's copy in their language. */
export const WRITTEN: readonly (readonly [code: string, copy: Copy])[] = [
  ['en', readCopy('en', 'british')],
  ['en-US', readCopy('en', 'american')],
  ['nl-NL', readCopy('nl', 'british')],
  ['fr-FR', readCopy('fr', 'british')],
  ['de-DE', readCopy('de', 'british')],
  ['es-ES', readCopy('es', 'british')],
  ['nb-NO', readCopy('nb', 'british')],
  ['sv-SE', readCopy('sv', 'british')],
];

/** A text in every locale that writes it; what equals the default is left to the fallback. */
export function perLocale<T>(write: (copy: Copy) => T | undefined): Record<string, T> {
  const written: Record<string, T> = {};
  for (const [code, copy] of WRITTEN) {
    const value = write(copy);
    if (value === undefined) continue;
    const usual = written[DEFAULT_LOCALE];
    if (JSON.stringify(usual) !== JSON.stringify(value)) written[code] = value;
  }
  return written;
}
