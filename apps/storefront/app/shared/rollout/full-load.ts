import { keepTypedFields } from './typed-fields.ts';

const KEY = 'fullLoads';

/**
 * Notes that a tab tries an address by itself; false if it did so before on a page of this build, or if that cannot
 * be noted. The note is the build and below it the addresses.
 */
export function isFirstTry(
  open: () => Pick<Storage, 'getItem' | 'setItem'>,
  build: string,
  target: string,
): boolean {
  try {
    const storage = open();
    const [noted, ...targets] = (storage.getItem(KEY) ?? '').split('\n');
    const tried = noted === build ? targets : [];
    if (tried.includes(target)) return false;
    storage.setItem(KEY, [build, ...tried, target].join('\n'));
    return true;
  } catch {
    // Refuses: without a note nothing would stop a loop.
    return false;
  }
}

/** The build that made this page, with its data format. */
export function pageBuild(): string {
  return document.documentElement.dataset['build'] ?? '';
}

/** Loads a page from the server, once for each page and build; false if it was tried before. */
export function loadWhole(target: string): boolean {
  const { href } = new URL(target, window.location.href);
  if (!isFirstTry(() => window.sessionStorage, pageBuild(), href)) return false;
  leaveFor(href);
  return true;
}

let isOwnReload = false;

/** Tells a reload that was asked for here from one of the router. */
export function isReloadWanted(): boolean {
  return isOwnReload;
}

/** Loads an address as often as the visitor asks for it. */
export function leaveFor(href: string): void {
  keepTypedFields();
  // An address with a fragment would only scroll.
  const isHere = href.split('#')[0] === window.location.href.split('#')[0];
  if (!isHere) window.location.assign(href);
  else {
    isOwnReload = true;
    window.location.reload();
  }
}
