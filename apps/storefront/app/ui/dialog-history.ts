/**
 * The browser's Back closes the topmost open dialog (docs/decisions/0029): each has a history entry of the same URL.
 * The router does not see these entries: they carry its state, and their `popstate` events end here.
 */
interface OpenDialog {
  readonly close: () => void;
}

const DEPTH = 'openDialogs';

let open: readonly OpenDialog[] = [];
let openedAt = '';
let isTravelling = false;
let isListening = false;
let waiting: readonly (() => void)[] = [];
let lateTravel: ReturnType<typeof setTimeout> | undefined;

/** A browser may drop a step through the history without a word; nobody's press waits for it any longer. */
const LONGEST_TRAVEL_IN_MS = 1_000;

/** Gives an opened dialog its history entry; returns what removes it when the dialog was closed by other means. */
export function addDialogEntry(close: () => void): () => void {
  listen();
  const dialog = { close };
  open = [...open, dialog];
  // Later, so that a dialog which replaces another takes over its entry.
  setTimeout(align);
  return () => {
    open = open.filter((other) => other !== dialog);
    setTimeout(align);
  };
}

export function hasDialogEntries(): boolean {
  return open.length > 0;
}

/** Removes the entries of all dialogs, for a navigation from within one; resolves when the page's own is current. */
export function leaveDialogEntries(): Promise<void> {
  open = [];
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    align();
  });
}

/** Moves through the history until it has an entry for each open dialog, and no more. */
function align(): void {
  if (isTravelling) return;
  const surplus = depth() - open.length;
  if (surplus > 0) {
    isTravelling = true;
    lateTravel = setTimeout(() => {
      isTravelling = false;
      releaseWaiting();
    }, LONGEST_TRAVEL_IN_MS);
    window.history.go(-surplus);
    return;
  }
  // Browsers skip entries of pages that nobody has touched, such as that of a dialog which opens by itself.
  if (surplus < 0 && navigator.userActivation?.hasBeenActive !== false) pushEntries(-surplus);
  releaseWaiting();
}

function releaseWaiting(): void {
  for (const resolve of waiting) resolve();
  waiting = [];
}

function pushEntries(count: number): void {
  openedAt = window.location.href;
  const first = depth() + 1;
  for (let entry = first; entry < first + count; entry += 1) {
    window.history.pushState({ ...window.history.state, [DEPTH]: entry }, '');
  }
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  // Left by a reload: the dialog is gone.
  if (depth() > 0) window.history.replaceState({ ...window.history.state, [DEPTH]: 0 }, '');
  window.addEventListener('popstate', onPopState, { capture: true });
}

function onPopState(event: PopStateEvent): void {
  if (isTravelling) {
    clearTimeout(lateTravel);
    isTravelling = false;
    event.stopImmediatePropagation();
    align();
    return;
  }
  const closed = open.slice(depth());
  open = open.slice(0, depth());
  if (closed.length > 0 && window.location.href === openedAt) event.stopImmediatePropagation();
  for (const { close } of closed.toReversed()) close();
  // Forward leads to the entry of a dialog that is closed.
  align();
}

/** Returns the number of dialogs that the current entry stands for. */
function depth(): number {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !(DEPTH in state)) return 0;
  return Number(state[DEPTH]);
}
