import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Platform } from '@lokke/platform';
import type { Environment } from './hosted-shops.ts';

export interface ThirdParties {
  /** Settings that all of them accept. */
  readonly settings: Environment;
  readonly sentryAt: (key: string) => string;
  readonly stop: () => Promise<void>;
}

/** Fake third parties that each know one account; newsletters are the platform's. */
export async function openThirdParties(platform: Platform, origin: string): Promise<ThirdParties> {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const known =
      `${url.pathname}${url.search}` === '/gtm.js?id=GTM-KNOWN12' ||
      url.pathname === '/onsite/js/DEMONL/klaviyo.js';
    if (url.pathname === '/api/1/envelope/') {
      response.writeHead(url.searchParams.get('sentry_key') === 'known' ? 200 : 403).end('{}');
    } else if (url.pathname === '/client/subscriptions/') {
      const passed = await platform.fetch(`${origin}/klaviyo${url.pathname}${url.search}`, {
        method: 'POST',
        headers: { revision: String(request.headers['revision']) },
        body: '{}',
      });
      response.writeHead(passed.status).end(await passed.text());
    } else if (url.pathname === '/api/accounts') {
      const passed = await platform.fetch(`${origin}/klaviyo${url.pathname}`, {
        headers: {
          revision: String(request.headers['revision']),
          // The platform's keys lack the beginning of Klaviyo's.
          authorization: String(request.headers.authorization).replace(' pk_', ' '),
        },
      });
      response.writeHead(passed.status).end(await passed.text());
    } else {
      response.writeHead(known ? 200 : 404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const sentryAt = (key: string) => `http://${key}@127.0.0.1:${port}/1`;
  return {
    sentryAt,
    settings: {
      GTM_CONTAINER_ID: 'GTM-KNOWN12',
      GTM_ORIGIN: address,
      KLAVIYO_NL_COMPANY_ID: 'DEMONL',
      KLAVIYO_NL_LIST_ID: 'LISTNL',
      KLAVIYO_NL_PRIVATE_KEY: `pk_${platform.context.shops.nl.mailKey}`,
      KLAVIYO_SCRIPT_ORIGIN: address,
      KLAVIYO_API_ORIGIN: address,
      SENTRY_DSN: sentryAt('known'),
      IDENTITY_API_KEY: 'known',
      IDENTITY_URL: `${origin}/identity`,
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
