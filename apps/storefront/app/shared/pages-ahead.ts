/** Pages that are loaded before anybody has pressed their link, by address. */
const pages = new Map<string, 'expected' | 'loading' | 'failed'>();

/** The browser's own address is another while Back opens a page. */
let shown: string | null = null;

/** Says which page is shown. */
export function noteShown(address: string): void {
  if (address === shown) return;
  shown = address;
  for (const [page, state] of pages) if (state === 'failed') pages.delete(page);
}

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
  return pages.has(address) && pages.get(address) !== 'failed';
}

/** Tells whether the page at the browser's address is there. */
export function isShown({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return shown === pathname + search;
}

/** Gives up pages that could not be read ahead; a press on their links loads them as usual. */
export function giveUpPagesAhead(): void {
  for (const [page, state] of pages) if (state === 'expected') pages.set(page, 'failed');
}
