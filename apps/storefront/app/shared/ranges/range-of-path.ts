/** Range of a path, or null: `/range/rain` → `rain`. */
export function rangeOfPath(path: string): string | null {
  return /^\/range\/([^/?#]+)$/.exec(path)?.[1] ?? null;
}
