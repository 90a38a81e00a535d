import type { ShopLanguage } from './shop.ts';

function language(code: string, name: string, endonym: string): ShopLanguage {
  return { code, isoCode: code.toLowerCase(), name, endonym };
}

export const DUTCH = language('NL', 'Dutch', 'Nederlands');
export const FRENCH = language('FR', 'French', 'Français');
export const ENGLISH = language('EN', 'English', 'English');
export const GERMAN = language('DE', 'German', 'Deutsch');
export const SPANISH = language('ES', 'Spanish', 'Español');
export const NORWEGIAN = language('NB', 'Norwegian (Bokmål)', 'Norsk bokmål');
export const SWEDISH = language('SV', 'Swedish', 'Svenska');
