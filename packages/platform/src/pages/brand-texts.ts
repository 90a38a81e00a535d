import type { Brand } from '@lokke/brand';

/** The same messages with the brand's name in them. */
export function brandTexts<Texts>(texts: Texts, { name }: Pick<Brand, 'name'>): Texts {
  const inJson = JSON.stringify(name).slice(1, -1);
  return JSON.parse(JSON.stringify(texts).replaceAll('{brand}', () => inJson));
}
