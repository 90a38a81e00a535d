export { countryOfTimeZone } from './country-of-time-zone.ts';
export { languageOfTag } from './language-of-tag.ts';
export { suggestLocale, type VisitorClues } from './suggest-locale.ts';
