import { API_ERRORS } from '@lokke/contract/errors';
import { describe, expect, it } from 'vitest';
import { openAdmissionServer, repliesTo } from '../../testing/admission-server.ts';
import { maxCallInMs } from './admission-control.ts';
import { ALWAYS_ADMITTED } from './can-admit.ts';
import { LIMIT_RANGE } from './concurrency-limit.ts';
import { MAX_WAIT_IN_MS } from './request-queue.ts';

type TestServer = Awaited<ReturnType<typeof openAdmissionServer>>;

async function fill(admission: TestServer, path: string, count: number) {
  for (let at = 0; at < count; at += 1) await admission.enter(path);
}

describe('admission control', () => {
  it('one page too many waits, and comes in when another has gone', async () => {
    const admission = await openAdmissionServer();
    await fill(admission, '/nl/shop', LIMIT_RANGE.atFirst / 2);
    await admission.come('/nl/shop');
    expect(admission.inside()).toBe(LIMIT_RANGE.atFirst / 2);
    await admission.letOut();
    await expect.poll(() => admission.inside()).toBe(LIMIT_RANGE.atFirst / 2);
    expect(admission.shed).toEqual([]);
  });

  it('who has waited too long is turned away in the words of their market, and told when to come back', async () => {
    const admission = await openAdmissionServer();
    await fill(admission, '/nl/shop', LIMIT_RANGE.atFirst / 2);
    const waiting = [];
    for (let at = 0; at <= ALWAYS_ADMITTED.page; at += 1)
      waiting.push(await admission.come('/de/shop?page=2'));
    admission.passTime(MAX_WAIT_IN_MS.page + 1);
    const [first] = waiting;
    const reply = await first?.reply;
    expect(reply?.status).toBe(503);
    expect(reply?.headers.get('retry-after')).toBe('2');
    expect(reply?.headers.get('cache-control')).toBe('no-store');
    expect(reply?.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply?.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = (await reply?.text()) ?? '';
    expect(Number(reply?.headers.get('content-length'))).toBe(Buffer.byteLength(html));
    expect(html).toContain('lang="de-DE"');
    expect(html).toContain('Etwas ist schiefgegangen');
    expect(admission.shed).toEqual(['page']);
  });

  it('buyers find room where those who look around find none', async () => {
    const admission = await openAdmissionServer();
    await fill(admission, '/nl/shop', LIMIT_RANGE.atFirst / 2);
    await admission.come('/nl');
    await fill(admission, '/api/shopify/checkout/create/', LIMIT_RANGE.atFirst / 2);
    expect(admission.inside()).toBe(LIMIT_RANGE.atFirst);
    const late = await admission.come('/api/shopify/checkout/create/');
    for (let at = 0; at < ALWAYS_ADMITTED.call; at += 1)
      await admission.come('/api/shopify/checkout/create/');
    admission.passTime(MAX_WAIT_IN_MS.call + 1);
    const reply = await late.reply;
    expect(reply.status).toBe(503);
    expect(reply.headers.get('retry-after')).toBe('2');
    expect(await reply.json()).toEqual({ error: API_ERRORS.busy.message });
  });

  it('there is less room while the event loop is late, but always some for a few', async () => {
    const admission = await openAdmissionServer();
    const pages = LIMIT_RANGE.least / 2;
    for (let look = 0; look < pages; look += 1) {
      admission.setLag(10_000);
      await admission.enter('/nl');
    }
    await admission.come('/nl');
    expect(admission.inside()).toBe(pages);
    await fill(admission, '/api/x', ALWAYS_ADMITTED.call);
    await admission.come('/api/x');
    expect(admission.inside()).toBe(pages + ALWAYS_ADMITTED.call);
  });

  it.each([
    [15, 1],
    [16, 0],
  ])('%i ms into a turn of the event loop, %i more is served at once', async (ageInMs, served) => {
    const admission = await openAdmissionServer();
    admission.setTurnAge(ageInMs);
    expect(await admission.insideWhenItCame('/nl')).toBe(served);
    // The next turn of the event loop serves the rest.
    await expect.poll(() => admission.inside()).toBe(1);
  });

  it('who has gone meanwhile is not served', async () => {
    const admission = await openAdmissionServer();
    await fill(admission, '/nl/shop', LIMIT_RANGE.atFirst / 2);
    const leaving = new AbortController();
    const { reply } = await admission.come('/nl/shop', { signal: leaving.signal });
    await admission.come('/nl/other');
    const gone = admission.gone();
    leaving.abort();
    await expect(reply).rejects.toThrow('aborted');
    await gone;
    await admission.letOut();
    await expect.poll(() => admission.inside()).toBe(LIMIT_RANGE.atFirst / 2);
  });

  it('a page at hand takes no room', async () => {
    const admission = await openAdmissionServer();
    await fill(admission, '/nl/shop', LIMIT_RANGE.atFirst / 2);
    expect(await (await admission.request('/nl/kept')).text()).toBe('kept');
  });

  it('a page at hand is never turned away, however many wait for one and for how long', async () => {
    const admission = await openAdmissionServer();
    admission.setTurnAge(10_000);
    // Requests in one packet come in one turn of the event loop, before any is served.
    admission.whenOneCame(() => admission.passTime(60_000));
    const one = 'GET /nl/kept HTTP/1.1\r\nhost: a\r\n';
    const answers = await repliesTo(
      admission.url,
      `${`${one}\r\n`.repeat(49)}${one}connection: close\r\n\r\n`,
    );
    expect(answers).toEqual(Array.from({ length: 50 }, () => 'HTTP/1.1 200 OK'));
    expect(admission.shed).toEqual([]);
  });

  it('a page that came to hand while it was waited for is served in place of a refusal', async () => {
    const admission = await openAdmissionServer();
    await fill(admission, '/nl/shop', LIMIT_RANGE.atFirst / 2);
    const waiting = [];
    for (let at = 0; at <= ALWAYS_ADMITTED.page; at += 1)
      waiting.push(await admission.come('/nl/new'));
    admission.atHand.add('/nl/new');
    admission.passTime(MAX_WAIT_IN_MS.page + 1);
    const [first] = waiting;
    expect(await (await first?.reply)?.text()).toBe('kept');
    expect(admission.shed).toEqual([]);
  });

  it.each(['/healthz', '/readyz', '/assets/app.js', '/webhooks/shopify/nl'])(
    '%s always passes',
    async (path) => {
      const admission = await openAdmissionServer();
      await fill(admission, '/nl', LIMIT_RANGE.atFirst / 2);
      admission.setTurnAge(10_000);
      await admission.enter(path);
      expect(admission.inside()).toBe(LIMIT_RANGE.atFirst / 2 + 1);
      expect(admission.shed).toEqual([]);
    },
  );
});

it.each([
  [0, 15],
  [30, 15],
  [31, 15.5],
  [400, 200],
])('after %i ms of hearing what people want they are served for %i ms', (heardInMs, servedInMs) => {
  expect(maxCallInMs(heardInMs)).toBe(servedInMs);
});

it.each([
  ['/nl/kept', 'host: a\r\nhost: b'],
  ['/assets/a.js', 'Host: a\r\nHOST: a'],
  ['/api/x', 'host: a\r\nx: y\r\nhost: b'],
])('%s with two hosts is refused and hung up on', async (path, headers) => {
  const { url } = await openAdmissionServer();
  const refused = `GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`;
  expect(await repliesTo(url, refused)).toEqual(['HTTP/1.1 400 Bad Request']);
});
