import sanitizeHtml from 'sanitize-html';
import ALLOWED_HTML from './allowed-html.json' with { type: 'json' };

/** Options for texts. Elements that are not allowed are removed but keep their text; scripts and styles are removed whole. */
const OPTIONS = {
  ...ALLOWED_HTML,
  disallowedTagsMode: 'discard',
  // The page has its own h1.
  transformTags: { h1: 'h2' },
} satisfies sanitizeHtml.IOptions;

/** Pictures only from where the page's policy lets them come, without sizes of their own. */
const PICTURES = {
  allowedTags: ['figure', 'figcaption', 'img'],
  allowedAttributes: { img: ['src', 'alt', 'width', 'height', 'loading'] },
};

interface CleanOptions {
  /** Returns where a link leads instead. */
  readonly linkOf?: (href: string) => string;
  readonly hasPictures?: boolean;
}

/** Sanitizes a merchant's HTML (descriptions, policies, articles). */
export function cleanHtml(
  html: string,
  { linkOf = (href) => href, hasPictures = false }: CleanOptions = {},
): string {
  const options: sanitizeHtml.IOptions = {
    ...OPTIONS,
    ...(hasPictures && {
      allowedTags: [...OPTIONS.allowedTags, ...PICTURES.allowedTags],
      allowedAttributes: { ...OPTIONS.allowedAttributes, ...PICTURES.allowedAttributes },
      allowedSchemesByTag: { img: ['https', 'http'] },
    }),
    transformTags: {
      ...OPTIONS.transformTags,
      a(tagName, attribs) {
        const href = linkOf(attribs['href'] ?? '');
        return {
          tagName,
          attribs: /^https?:/i.test(href) ? { href, rel: 'noopener' } : { href },
        };
      },
      img: (tagName, { alt = '', ...attribs }) => ({
        tagName,
        attribs: { ...attribs, alt, loading: 'lazy' },
      }),
    },
  };
  return sanitizeHtml(html, options).trim();
}
