/** Pages that are loaded before anybody has pressed their link, by address. */
const pages = new Map<string, 'expected' | 'loading'>();

/** Says that the next load of an address is for later. */
export function expectPage(address: string): void {
  pages.set(address, 'expected');
}

/** True for the load that was expected; false for one of a visitor who presses meanwhile. */
export function beginLoad(address: string): boolean {
  if (pages.get(address) !== 'expected') return false;
  pages.set(address, 'loading');
  return true;
}

export function endLoad(address: string): void {
  pages.delete(address);
}

export function isLoadedAhead(address: string): boolean {
  return pages.has(address);
}
