import type { Language } from '@lokke/domain/markets';
import { de } from './de/all.ts';
import * as deCore from './de/core/index.ts';
import { en } from './en/all.ts';
import * as enCore from './en/core/index.ts';
import { es } from './es/all.ts';
import * as esCore from './es/core/index.ts';
import { fr } from './fr/all.ts';
import * as frCore from './fr/core/index.ts';
import type { Translation } from './message.ts';
import type { AllTexts, LanguageFile, SourceOf, TextGroup } from './messages.ts';
import { nb } from './nb/all.ts';
import * as nbCore from './nb/core/index.ts';
import { nl } from './nl/all.ts';
import * as nlCore from './nl/core/index.ts';
import { sv } from './sv/all.ts';
import * as svCore from './sv/core/index.ts';

export type { TextGroup } from './messages.ts';

// Every language at once: for the server and for tests. A browser loads one, and of that what it needs.

export const allTexts: Readonly<Record<Language, AllTexts>> = { nl, fr, en, de, es, nb, sv };

export const languageFiles: Readonly<Record<Language, LanguageFile>> = {
  nl: nlCore,
  fr: frCore,
  en: enCore,
  de: deCore,
  es: esCore,
  nb: nbCore,
  sv: svCore,
};

type Catalogue = Translation<SourceOf<TextGroup>>;

/** All that is said in a language, as one. */
export const catalogues: Readonly<Record<Language, Catalogue>> = {
  nl: asOne(nl),
  fr: asOne(fr),
  en: asOne(en),
  de: asOne(de),
  es: asOne(es),
  nb: asOne(nb),
  sv: asOne(sv),
};

function asOne(texts: AllTexts): Catalogue {
  return {
    ...texts.account,
    ...texts.addresses,
    ...texts.bag,
    ...texts.core,
    ...texts.home,
    ...texts.listing,
    ...texts.orders,
    ...texts.product,
    ...texts.professional,
    ...texts.promotions,
    ...texts.refusals,
    ...texts.salon,
    ...texts.bundle,
    ...texts.connection,
    ...texts.consent,
    ...texts.routine,
    ...texts.search,
    ...texts.suggestion,
    ...texts.zoom,
    ...texts.vocabulary,
    ...texts.wishlist,
    ...texts.withdrawal,
  };
}
