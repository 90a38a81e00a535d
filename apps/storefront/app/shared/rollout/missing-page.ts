import { useSyncExternalStore } from 'react';

let missing: string | null = null;
const listeners = new Set<() => void>();

/** A page of which something is missing on the servers, even after a full load; null when there is none. */
export function noteMissing(address: string | null): void {
  if (missing === address) return;
  missing = address;
  for (const listener of listeners) listener();
}

export class MissingPage extends Error {
  override readonly name = 'MissingPage';
  readonly address: string;

  constructor(address: string) {
    super(`${address} could not be loaded`);
    this.address = address;
  }
}

/** Shows the error page in place of the page that never comes. */
export function ThrowIfMissing(): null {
  const address = useSyncExternalStore(
    subscribe,
    () => missing,
    () => null,
  );
  if (address !== null) throw new MissingPage(address);
  return null;
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
