import { Marked } from 'marked';

const markdownOf = new Marked({ gfm: true });

/** Markdown as an online store keeps it: links name its own pages, `/collections/rain`. */
export function toArticleHtml(markdown: string): string {
  return markdownOf.parse(markdown, { async: false }).trim();
}
