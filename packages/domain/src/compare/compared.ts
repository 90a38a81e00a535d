import { formatQuery } from '../query.ts';

/** More columns cannot be read on a phone. */
const MAX_COMPARED = 3;

interface Compared {
  readonly handles: readonly string[];
  /** The one too many; null where all have a place. */
  readonly refused: string | null;
}

/** The products of an address (the values of its `p`), each once, in its order. */
export function readCompared(values: readonly string[]): Compared {
  const asked = [...new Set(values.filter((handle) => handle !== ''))];
  return { handles: asked.slice(0, MAX_COMPARED), refused: asked[MAX_COMPARED] ?? null };
}

/** Allows one more than fit; the address of a fourth says which is refused. */
export function addCompared(handles: readonly string[], handle: string): readonly string[] {
  return [...new Set([...handles.slice(0, MAX_COMPARED), handle])];
}

export interface ToggledCompared {
  readonly handles: readonly string[];
  /** A fourth: nothing changes. */
  readonly isRefused: boolean;
}

/** Chooses a product for the comparison, or takes it back. */
export function toggleCompared(handles: readonly string[], handle: string): ToggledCompared {
  if (handles.includes(handle)) {
    return { handles: handles.filter((other) => other !== handle), isRefused: false };
  }
  if (handles.length >= MAX_COMPARED) return { handles, isRefused: true };
  return { handles: [...handles, handle], isRefused: false };
}

export function comparePath(handles: readonly string[]): string {
  const query = formatQuery(handles.map((handle) => ['p', handle] as const));
  return query === '' ? '/compare' : `/compare?${query}`;
}
