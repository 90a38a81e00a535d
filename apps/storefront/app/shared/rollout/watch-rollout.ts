import { BUILD_HEADER, relationOf } from '@lokke/contract/data-format';
import type { ClientInstrumentation } from 'react-router';
import { giveUpPagesAhead, isLoadedAhead, isShown } from '../pages-ahead.ts';
import { untilOnline } from '../retry-when-online.ts';
import { isShopThere, untilShopIsThere } from '../shop-is-there.ts';
import { isReloadWanted, loadWhole, pageBuild } from './full-load.ts';
import { noteMissing } from './missing-page.ts';

/** Address of the page that is being opened by the router; null when none is. */
let opening: string | null = null;
let isServerNewer = false;
let isOutdated = false;
let isWaiting = false;

/**
 * Follows the servers while they change. The router reloads the page that the visitor is on when a script of the
 * next page is missing, without end; here the next page is loaded instead, once (docs/decisions/0033).
 */
export function watchRollout(prefix: string): ClientInstrumentation {
  // Missing in older browsers: there the router reloads the page that the visitor is on.
  const { navigation }: Partial<typeof globalThis> = globalThis;
  navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || isReloadWanted()) return;
    event.preventDefault();
    // What was only read ahead is asked for again when its link is pressed.
    if (!isSomethingOpened() && giveUpPagesAhead()) return;
    void goOnLater();
  });
  watchResponses();
  return {
    router: ({ instrument }) =>
      instrument({
        navigate: async (open, { to, formMethod, currentUrl }) => {
          const isRead = formMethod === undefined || formMethod.toLowerCase() === 'get';
          opening = typeof to === 'string' && isRead ? addressOf(to, prefix, currentUrl) : null;
          noteMissing(null);
          // An outdated page opens no other: the next one comes from the server.
          if (isOutdated && opening !== null && loadWhole(opening)) return;
          await open();
          opening = null;
        },
      }),
  };
}

/** Loads the page that failed; for errors that come of two builds. */
export async function recoverFrom(error: unknown): Promise<void> {
  const isUnreadable = error instanceof Error && error.message.includes('decode turbo-stream');
  if (!isServerNewer && !isUnreadable) return;
  const target = opening ?? window.location.href;
  if (await isShopThere()) loadWhole(target);
}

/** While Back opens a page, the browser's address is not of the page that is shown. */
function isSomethingOpened(): boolean {
  return opening !== null || !isShown(window.location);
}

/** Loads the page whole once the shop is there: one that is left before is lost to the browser's own error page. */
async function goOnLater(): Promise<void> {
  if (isWaiting) return;
  isWaiting = true;
  const isThere = await untilShopIsThere();
  isWaiting = false;
  if (!isThere && !isSomethingOpened()) return;
  const target = opening ?? window.location.href;
  if (!isThere || !loadWhole(target)) noteMissing(target);
}

function watchResponses(): void {
  const { fetch } = window;
  window.fetch = async (...request) => {
    const isOpened = opening !== null && isPageData(request[0]);
    // Offline, the page that is being opened comes when the network does.
    if (isOpened) await untilOnline(request[1]?.signal);
    const response = await fetch(...request).catch(async (failure: unknown) => {
      if (!isOpened || request[1]?.signal?.aborted || !(await untilShopIsThere())) throw failure;
      return fetch(...request);
    });
    const relation = relationOf(response.headers.get(BUILD_HEADER), pageBuild());
    if (relation !== 'same') isServerNewer = true;
    if (relation === 'other format') isOutdated = true;
    if (relation !== 'other format' || !isPageData(response.url)) return response;
    // The router must not read it. Nobody waits for what is loaded ahead; a press loads the whole page.
    if (isLoadedAhead(addressOfData(response.url))) return new Response(null, { status: 503 });
    return loadWhole(opening ?? window.location.href)
      ? new Promise<never>(() => undefined)
      : response;
  };
}

const DATA = /\.data$/;

/** Tells requests for a page's data from those for anything else. */
function isPageData(input: RequestInfo | URL): boolean {
  const url = input instanceof Request ? input.url : input;
  return DATA.test(new URL(url, window.location.href).pathname);
}

function addressOfData(url: string): string {
  return new URL(url, window.location.href).pathname.replace(DATA, '');
}

/** The router's addresses are below the market's prefix. */
function addressOf(to: string, prefix: string, from: string): string {
  return to.startsWith('/') ? prefix + to : new URL(to, new URL(from, window.location.href)).href;
}
