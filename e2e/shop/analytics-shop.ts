import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openStorefront } from './open-storefront.ts';

export type AnalyticsShop = Awaited<ReturnType<typeof openAnalyticsShop>>;

/** Opens a shop whose host counts as production, with a tag manager, e-mail marketing and error reporting that a test can read. */
export async function openAnalyticsShop() {
  const thirdParties = await openThirdParties();
  const storefront = await openStorefront((shopUrl) => ({
    MARKETS: 'nl',
    PUBLIC_ORIGIN: shopUrl,
    GTM_CONTAINER_ID: 'GTM-LOKKE1',
    GTM_ORIGIN: thirdParties.origin,
    KLAVIYO_NL_COMPANY_ID: 'NlNl12',
    KLAVIYO_SCRIPT_ORIGIN: thirdParties.origin,
    SENTRY_DSN: thirdParties.origin.replace('://', '://key@').concat('/1'),
    // Long enough to be seen to pass, short enough to wait for.
    MEASUREMENT_DELAY_MS: '50',
  }));
  return {
    shopUrl: storefront.shopUrl,
    thirdParties,
    /**
     * The events that the tag manager read, comparable with a recorded visit: without the shop's origin and the products'
     * ids, and of a long list its length and first item.
     */
    events: () => thirdParties.events().map((event) => normaliseEvent(event, storefront.shopUrl)),
    close: async () => {
      await storefront.close();
      await thirdParties.close();
    },
  };
}

interface TagManagerEvent {
  readonly event?: string;
  readonly ecommerce?: { readonly items: readonly unknown[] };
}

function normaliseEvent(event: unknown, shopUrl: string): unknown {
  const text = JSON.stringify(event)
    .replaceAll(shopUrl, '')
    .replace(/"item_id":"\d+"/g, '"item_id":"#"')
    .replace(/"gtm.start":\d+/g, '"gtm.start":"#"');
  const normalised: TagManagerEvent = JSON.parse(text);
  if (normalised.event !== 'view_item_list' || !normalised.ecommerce) return normalised;
  const { items, ...rest } = normalised.ecommerce;
  return { ...normalised, ecommerce: { ...rest, first: items[0], count: items.length } };
}

interface Hit {
  readonly page: number;
  readonly turn: number;
  readonly event: unknown;
}

/** Reads the queue as the tag manager does, what waits in it and what comes, and posts it to its own host. */
const TAG_MANAGER = `
  const home = new URL(document.currentScript.src).origin;
  let turn = 0;
  const send = (entry) => {
    const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]';
    const event = isCommand ? { command: [...entry] } : entry;
    const hit = { page: performance.timeOrigin, turn: turn++, event };
    fetch(home + '/collect', { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(hit) });
  };
  window.dataLayer.forEach(send);
  const push = window.dataLayer.push.bind(window.dataLayer);
  window.dataLayer.push = (...entries) => { entries.forEach(send); return push(...entries); };
  document.cookie = '_ga=GA1.1.1.1; path=/';
`;
const EMAIL_MARKETING = "document.cookie = '__kla_id=abc; path=/';";

const REPORTS = '/api/1/envelope/';

/** Opens the hosts of the tag manager, the e-mail marketing and the error reporting, all on this machine. */
async function openThirdParties() {
  const requests: string[] = [];
  const hits: Hit[] = [];
  const reports: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://third.party');
    // Sent by the shop's own server, whether or not anybody agreed to be measured.
    if (pathname === REPORTS) {
      reports.push(await bodyOf(request));
      response.writeHead(200).end('{}');
      return;
    }
    requests.push(`${pathname}${search}`);
    if (pathname === '/collect') hits.push(JSON.parse(await bodyOf(request)));
    const script = pathname === '/gtm.js' ? TAG_MANAGER : EMAIL_MARKETING;
    const isScript = pathname.endsWith('.js');
    response.writeHead(isScript ? 200 : 204, { 'content-type': 'text/javascript' });
    response.end(isScript ? script : undefined);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** The path of each request, in order: `/gtm.js?id=…`. */
    requests,
    /** Reports of errors, as they came. */
    reports,
    /** Events that the tag manager read in its queue, page by page and in order. */
    events: () =>
      hits
        .toSorted((left, right) => left.page - right.page || left.turn - right.turn)
        .map(({ event }) => event),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
