/** Dates on the wire have seconds and a Z: `2026-07-28T01:32:53Z`. */
export function wireDateTime(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
