const STARTS_LATER = '<script type="deferred"';

/** Puts the map before the first script that needs it, and where scripts start later, behind all that is seen. */
export function withImportMap(html: string, map: string | null): string {
  if (map === null) return html;
  const script = `<script type="importmap">${map.replaceAll('<', '\\u003c')}</script>`;
  const [place, offset] = html.includes(STARTS_LATER) ? ['</body>', 0] : ['<head>', 6];
  const at = html.lastIndexOf(place);
  return at === -1 ? html : html.slice(0, at + offset) + script + html.slice(at + offset);
}
