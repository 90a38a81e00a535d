import { expect, it } from 'vitest';
import { limitedPages } from './limited-pages.ts';
import { createOverloadedBodies } from './overloaded-response.ts';

const send = (path: string) => new Request(`http://lokke.test${path}`);

it('a shop that hangs fills its own places, and the others go on', async () => {
  const hanging: ((response: Response) => void)[] = [];
  const page = limitedPages(
    (request: Request, _peerIp: string | null) =>
      new URL(request.url).pathname.startsWith('/nl')
        ? new Promise((resolve) => hanging.push(resolve))
        : Promise.resolve(new Response('page')),
    { now: () => 0, limits: { concurrency: 1, waiting: 1, maxWaitInMs: 1_000 } },
  );
  const first = page(send('/nl/shop'), null);
  const second = page(send('/nl.data'), null);
  const third = await page(send('/nl/cart'), null);
  expect(third.status).toBe(503);
  expect(third.headers.get('retry-after')).toBe('2');
  expect(await third.text()).toContain('Er ging iets mis');
  expect(await (await page(send('/fr/shop'), null)).text()).toBe('page');
  hanging.shift()?.(new Response('late'));
  expect(await (await first).text()).toBe('late');
  await Promise.resolve();
  hanging.shift()?.(new Response('later'));
  expect(await (await second).text()).toBe('later');
});

it('a page that is turned away says so in the words of the brand', () => {
  const messages = { 'errors.failed.title': 'Even wachten bij {brand}' };
  const bodyAt = createOverloadedBodies(({ language }) =>
    language === 'nl' ? { name: 'Acme', messages } : undefined,
  );
  expect(bodyAt('/nl/shop').body).toContain('<h1>Even wachten bij Acme</h1>');
  expect(bodyAt('/de/shop').body).not.toContain('Acme');
  const odd = createOverloadedBodies(() => ({ name: 'Hair & <b>', messages }));
  expect(odd('/nl/shop').body).toContain('<h1>Even wachten bij Hair &amp; &lt;b&gt;</h1>');
});
