const STYLE = '<link rel="stylesheet"';
const SCRIPT = '<link rel="modulepreload"';
const HEAD_END = '</head>';

/**
 * A page whose styles and pictures come before its scripts. React writes styles last of the head, and browsers hold the
 * scripts of modules for as urgent as what is seen: on a phone's line they would come in front of the page. In parts: to
 * put them together would copy the whole page.
 */
export function paintFirst(html: string): readonly string[] {
  const end = html.indexOf(HEAD_END);
  if (end === -1) return [html];
  const head = stylesFirst(html.slice(0, end));
  return [head.replaceAll(SCRIPT, `${SCRIPT} fetchpriority="low"`), html.slice(end)];
}

function stylesFirst(head: string): string {
  const first = head.indexOf('<link');
  const from = head.indexOf(STYLE);
  if (from === -1) return head;
  const styles = head.slice(from);
  // Only where nothing else stands between them, so that nothing else changes its place.
  const tags = styles.split('/>').slice(0, -1);
  if (!styles.endsWith('/>') || !tags.every((tag) => tag.startsWith(STYLE))) return head;
  return head.slice(0, first) + styles + head.slice(first, from);
}
