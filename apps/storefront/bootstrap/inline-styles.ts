const HEAD_END = '</head>';
/** Matches a link as React writes it; the router ends the addresses of its own with a `#`. */
const SHEET = /<link rel="stylesheet" href="([^"#]+)(#?)"\/>/g;

/**
 * Puts a page's style sheets into it, so that the first paint waits for the page alone. Their links stay, disabled: they
 * are not fetched, React finds what the server drew, and a script that comes later finds that its styles are there.
 *
 * @param texts of the sheets, by address
 */
export function inlineStyles(html: string, texts: ReadonlyMap<string, string>): string {
  const headEnd = html.indexOf(HEAD_END);
  if (headEnd === -1) return html;
  const styles: string[] = [];
  const head = html.slice(0, headEnd).replace(SHEET, (link, href: string, mark: string) => {
    const text = texts.get(href);
    if (text === undefined) return link;
    styles.push(`<style>${text}</style>`);
    // Scripts look for the address without the mark.
    return mark === '' ? disable(href) : disable(href) + disable(href + mark);
  });
  // Styles stand behind the links: what they preload is asked for at once.
  return head + styles.join('') + html.slice(headEnd);
}

/** Names no medium either: Chromium 150 looks ahead in a page and fetches sheets that are only disabled. */
function disable(href: string): string {
  return `<link rel="stylesheet" href="${href}" media="not all" disabled=""/>`;
}
