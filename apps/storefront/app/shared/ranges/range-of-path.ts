/** The range whose page an address is, or null: `/range/rain` → `rain`. */
export function rangeOfPath(path: string): string | null {
  return /^\/range\/([^/?#]+)$/.exec(path)?.[1] ?? null;
}
