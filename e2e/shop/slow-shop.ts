import { createServer } from 'node:http';
import { freePorts } from '@lokke/stack';
import { platformUrl } from './open-shop.ts';
import { openStorefront } from './open-storefront.ts';

export type SlowShop = Awaited<ReturnType<typeof openSlowShop>>;

/** Opens a storefront whose requests to the platform a test can hold up. */
export async function openSlowShop() {
  const [proxyPort] = await freePorts(1);
  let gate = Promise.resolve();
  let open = () => {};
  let changes = 0;
  const proxy = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    if (/mutation Cart/.test(body.toString())) changes += 1;
    await gate;
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      if (typeof value === 'string' && !/^(host|connection|content-length)$/.test(name)) {
        headers.set(name, value);
      }
    }
    const upstream = await fetch(`${platformUrl()}${request.url}`, {
      method: request.method ?? 'GET',
      headers,
      ...(body.length > 0 && { body }),
    });
    const text = await upstream.text();
    response.writeHead(upstream.status, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((listening) => proxy.listen(proxyPort, listening));
  const storefront = await openStorefront(() => ({
    PLATFORM_ORIGIN: `http://localhost:${proxyPort}`,
    // The test decides when it goes on.
    UPSTREAM_TIMEOUT_MS: '60000',
  }));
  return {
    shopUrl: storefront.shopUrl,
    /** Makes requests to the platform wait from now on. */
    hold: () => {
      gate = new Promise((done) => {
        open = done;
      });
    },
    /** Lets go on what waits, and what comes after. */
    release: () => open(),
    /** Counts the cart mutations that the platform has received. */
    changeCount: () => changes,
    close: async () => {
      open();
      await storefront.close();
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
