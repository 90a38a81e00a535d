import { BUILD_HEADER, relationOf } from '@lokke/contract/data-format';
import type { ClientInstrumentation } from 'react-router';
import { giveUpPagesAhead, isLoadedAhead, isShown } from '../pages-ahead.ts';
import { isShopThere, untilShopIsThere } from '../shop-is-there.ts';
import { untilOnline } from '../until-online.ts';
import { isReloadWanted, loadWhole, pageBuild } from './full-load.ts';
import { noteMissing } from './missing-page.ts';

/** Navigation of the router, with the address of the page that it opens; of a form that is sent, null. */
let underWay: { readonly address: string | null } | null = null;
/** Addresses of parts that the page waits for. */
const fetching = new Set<string>();
let isServerNewer = false;
let isOutdated = false;
/** The router waits without end for a script that failed, and lets all wait that need it later. */
let isStuck = false;
let isWaiting = false;

/**
 * Follows the servers while they change. The router reloads the page that the visitor is on when a script of the
 * next page is missing, without end; here the next page is loaded instead, once (docs/decisions/0033).
 */
export function watchRollout(prefix: string): ClientInstrumentation {
  // Missing in older browsers: there the router reloads the page that the visitor is on.
  const { navigation }: Partial<typeof globalThis> = globalThis;
  navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType === 'traverse' && isStuck) void goOnLater();
    if (event.navigationType !== 'reload' || event.userInitiated || isReloadWanted()) return;
    event.preventDefault();
    isStuck = true;
    giveUpPagesAhead();
    // Prefetched pages, and those read ahead, are waited for by nobody.
    if (isAwaited()) void goOnLater();
  });
  watchResponses();
  return {
    router: ({ instrument }) =>
      instrument({
        navigate: async (open, { to, formMethod, formData, currentUrl }) => {
          const isRead = formMethod === undefined || formMethod.toLowerCase() === 'get';
          const address =
            typeof to === 'string' && isRead
              ? askedBy(formData, addressOf(to, prefix, currentUrl))
              : null;
          const own = { address };
          underWay = own;
          noteMissing(null);
          // An outdated page opens no other: the next one comes from the server.
          if (isOutdated && address !== null && loadWhole(address)) return;
          if (isStuck && address !== null) void goOnLater();
          await open();
          // Leaves that of a later press alone.
          if (underWay === own) underWay = null;
        },
        fetch: async (load, { href, currentUrl }) => {
          const address = addressOf(href, prefix, currentUrl);
          if (!isLoadedAhead(address)) fetching.add(address);
          await load();
          fetching.delete(address);
        },
      }),
  };
}

/** Loads the page that failed; for errors that come of two builds. */
export async function recoverFrom(error: unknown): Promise<void> {
  const isUnreadable = error instanceof Error && error.message.includes('decode turbo-stream');
  if (!isServerNewer && !isUnreadable) return;
  const target = opening() ?? window.location.href;
  if (await isShopThere()) loadWhole(target);
}

/** Address of the page that is being opened by the router; null when none is. */
function opening(): string | null {
  return underWay?.address ?? null;
}

/** Tells whether a visitor waits for a page: while Back opens one, the browser's address is not of the page that is shown. */
function isOpened(): boolean {
  return opening() !== null || !isShown(window.location);
}

function isAwaited(): boolean {
  return isOpened() || fetching.size > 0;
}

/** Loads the page whole once the shop is there: one that is left before is lost to the browser's own error page. */
async function goOnLater(): Promise<void> {
  if (isWaiting) return;
  isWaiting = true;
  const isThere = await untilShopIsThere();
  isWaiting = false;
  // Came meanwhile, or is nothing that the page cannot do without.
  if (isThere ? !isAwaited() : !isOpened()) return;
  const target = opening() ?? window.location.href;
  if (!isThere || !loadWhole(target)) noteMissing(target);
}

function watchResponses(): void {
  const { fetch } = window;
  window.fetch = async (...request) => {
    // The page after a form, too: what was sent has arrived.
    const isPage = underWay !== null && isRead(...request) && isPageData(request[0]);
    // Offline, the page that is being opened comes when the network does.
    if (isPage) await untilOnline(request[1]?.signal);
    const response = await fetch(...request).catch(async (failure: unknown) => {
      if (!isPage || request[1]?.signal?.aborted || !(await untilShopIsThere())) throw failure;
      return fetch(...request);
    });
    const relation = relationOf(response.headers.get(BUILD_HEADER), pageBuild());
    if (relation !== 'same') isServerNewer = true;
    if (relation === 'other format') isOutdated = true;
    if (relation !== 'other format' || !isPageData(response.url)) return response;
    // The router must not read it. Nobody waits for what is loaded ahead; a press loads the whole page.
    if (isLoadedAhead(addressOfData(response.url))) return new Response(null, { status: 503 });
    return loadWhole(opening() ?? window.location.href)
      ? new Promise<never>(() => undefined)
      : response;
  };
}

function isRead(input: RequestInfo | URL, init?: RequestInit): boolean {
  return (init?.method ?? (input instanceof Request ? input.method : 'GET')) === 'GET';
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

/** Address of what a form asks for, whose words the router sends apart. */
function askedBy(form: FormData | undefined, address: string): string {
  if (form === undefined) return address;
  const words = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return `${address.split('?')[0]}?${new URLSearchParams(words)}`;
}
