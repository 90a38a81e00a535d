import { type Copy, readCopy } from '../generator/source.ts';
import { respell } from '../generator/spelling.ts';
import type { DemoLanguage } from '../generator/texts/index.ts';

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

type Spelling = 'british' | 'american';

/** The locales that have texts of their own. */
const WRITTEN: readonly (readonly [code: string, language: DemoLanguage, spelling: Spelling])[] = [
  ['en', 'en', 'british'],
  ['en-US', 'en', 'american'],
  ['nl-NL', 'nl', 'british'],
  ['fr-FR', 'fr', 'british'],
  ['de-DE', 'de', 'british'],
  ['es-ES', 'es', 'british'],
  ['nb-NO', 'nb', 'british'],
  ['sv-SE', 'sv', 'british'],
];

const COPIES = WRITTEN.map(([code, ...words]) => [code, readCopy(...words)] as const);

/** A text in every locale that writes it; what equals the default is left to the fallback. */
export function perLocale<T>(write: (copy: Copy) => T | undefined): Record<string, T> {
  return withoutRepeats(COPIES.map(([code, copy]) => [code, write(copy)]));
}

/** The same of a text that lies ready in each language; America has it in its own spelling. */
export function textsByLanguage<T>(textOf: (language: DemoLanguage) => T): Record<string, T> {
  return withoutRepeats(
    WRITTEN.map(([code, language, spelling]) => [
      code,
      spelling === 'american' ? respell(textOf(language)) : textOf(language),
    ]),
  );
}

function withoutRepeats<T>(values: readonly (readonly [string, T | undefined])[]) {
  const written: Record<string, T> = {};
  for (const [code, value] of values) {
    if (value === undefined) continue;
    const usual = written[DEFAULT_LOCALE];
    if (JSON.stringify(usual) !== JSON.stringify(value)) written[code] = value;
  }
  return written;
}
