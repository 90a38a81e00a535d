const LONGEST = 155;

/** Meta description from a text. */
export function excerptOf(html: string): string {
  const text = html
    .replace(/<\/(?:p|h\d|li|dt|dd|div|t[dhr])>|<br\s*\/?>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST);
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
