import { isLocale, type Locale } from '@lokke/domain/markets';
import * as v from 'valibot';
import { sentenceOf } from '../errors/index.ts';

function isKnownLocale(value: unknown): value is Locale {
  return typeof value === 'string' && isLocale(value);
}

/** The body's locale decides the market of the call. */
export const localeSchema = v.pipe(
  v.string(sentenceOf('missingLocale')),
  v.nonEmpty(sentenceOf('missingLocale')),
  v.custom<Locale>(isKnownLocale, sentenceOf('unknownLocale')),
);
