const STYLE = '<link rel="stylesheet"';

/** A head whose styles come first of its links: React writes them last. */
export function stylesFirst(head: string): string {
  const first = head.indexOf('<link');
  const from = head.indexOf(STYLE);
  if (from === -1) return head;
  const styles = head.slice(from);
  // Only where nothing else stands between them, so that nothing else changes its place.
  const tags = styles.split('/>').slice(0, -1);
  if (!styles.endsWith('/>') || !tags.every((tag) => tag.startsWith(STYLE))) return head;
  return head.slice(0, first) + styles + head.slice(first, from);
}
