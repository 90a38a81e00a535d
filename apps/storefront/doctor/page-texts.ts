import type { ContentSource } from '@lokke/contract/ports';

/** Reads the home page of a market and each of its pages, by their paths. */
export async function readPageTexts(content: ContentSource): Promise<Map<string, string>> {
  const [pages, home] = await Promise.all([content.pages(), content.home()]);
  const texts = new Map<string, string>();
  const keep = (path: string, value: unknown) => texts.set(path, textsIn(value).join('\n'));
  if (home.kind === 'found') keep('/', home.value);
  for (const { slug } of pages.kind === 'found' ? pages.value : []) {
    const page = await content.page(slug);
    if (page.kind === 'found') keep(`/pages/${slug}`, page.value);
  }
  return texts;
}

/** All texts in a value but addresses. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return /^(?:https?:|\/)/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
