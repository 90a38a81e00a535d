import { describe, expect, it } from 'vitest';
import { messagesOf } from './all.ts';
import { createTranslate } from './translate.ts';

describe('a translation', () => {
  it('fills in what the text asks for', () => {
    const t = createTranslate(messagesOf('nl'), 'nl-NL');
    expect(t('product.addToBag.priced', { price: '€ 24,00' })).toBe('In de tas · € 24,00');
  });

  it.each([
    ['en-GB', 'en', 0, '0 products'],
    ['en-GB', 'en', 1, '1 product'],
    ['en-GB', 'en', 2, '2 products'],
    ['fr-FR', 'fr', 0, '0 produit'],
    ['fr-FR', 'fr', 1, '1 produit'],
    ['fr-FR', 'fr', 2, '2 produits'],
  ] as const)('counts in %s as that language does: %s %i', (tag, language, count, text) => {
    expect(createTranslate(messagesOf(language), tag)('listing.count', { count })).toBe(text);
  });

  it('writes large numbers the way the region does', () => {
    const t = createTranslate(messagesOf('de'), 'de-DE');
    expect(t('listing.count', { count: 1284 })).toBe('1.284 Produkte');
  });

  it('does not read a value as a placeholder', () => {
    const t = createTranslate(messagesOf('en'), 'en');
    expect(t('product.added', { title: '{title} {count}' })).toBe(
      '{title} {count} is in your bag.',
    );
  });
});
