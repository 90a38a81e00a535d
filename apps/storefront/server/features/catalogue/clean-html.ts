import sanitizeHtml from 'sanitize-html';

/** Allowed elements. Others are removed but keep their text; scripts and styles are removed whole. */
const OPTIONS = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sup',
    'sub',
    'small',
    'code',
    'a',
    'span',
    'div',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'caption',
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  transformTags: {
    // The page has its own h1.
    h1: 'h2',
  },
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
