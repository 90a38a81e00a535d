import sanitizeHtml from 'sanitize-html';

/** Allowed elements. Others are removed but keep their text; scripts and styles are removed whole. */
const OPTIONS: sanitizeHtml.IOptions = {
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
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: /^https?:/i.test(href) ? { href, rel: 'noopener' } : { href },
    }),
  },
};

/** Sanitizes a merchant's HTML (descriptions, policies). */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS).trim();
}
