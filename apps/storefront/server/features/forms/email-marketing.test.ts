import { createHmac } from 'node:crypto';
import { marketOf } from '@lokke/domain/markets';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { measurementOf } from '../../config/measurement.ts';
import { newsletterOf } from '../../config/newsletter.ts';
import { createNewsletters, createWrittenForms, openEmailMarketing } from './index.ts';

const KEY = Buffer.alloc(24, 7);
const WEBHOOK = {
  MAIL_WEBHOOK_URL: 'https://mail.example/in',
  MAIL_WEBHOOK_SECRET: `whsec_${KEY.toString('base64')}`,
};
const ADA = { name: 'Ada', orderNumber: '#1001', email: 'ada@example.com' };

let sent: Request[] = [];
let status = 204;
beforeEach(() => {
  sent = [];
  status = 204;
});

function optionsOf(environment: Readonly<Record<string, string>>) {
  return {
    config: {
      newsletter: newsletterOf(environment),
      measurement: measurementOf(environment),
      trustedProxyCount: 0,
    },
    fetch: async (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
      sent.push(new Request(input, init));
      return new Response(null, { status });
    },
    log: () => undefined,
    now: () => Date.parse('2026-11-28T12:00:00Z'),
  };
}

const market = marketOf('de');
const visit = { request: new Request('http://localhost/de/'), market, peerIp: '198.51.100.1' };
const join = () =>
  createNewsletters(optionsOf(WEBHOOK)).open(visit)?.join({ email: 'Ada@example.com' });

describe('a signed webhook in the place of a vendor', () => {
  it('is told who joins, with the time and place of the consent', async () => {
    expect(await join()).toEqual({ ok: true, value: null });
    const [request] = sent;
    expect(request?.url).toBe('https://mail.example/in');
    expect(await request?.json()).toEqual({
      type: 'newsletter.subscribed',
      shop: 'de',
      data: {
        email: 'ada@example.com',
        locale: 'de-DE',
        source: 'Shop',
        time: '2026-11-28T12:00:00.000Z',
      },
    });
  });

  it('signs what it sends, and names the same message alike', async () => {
    await join();
    await join();
    const [first, second] = sent;
    const [id, timestamp] = ['webhook-id', 'webhook-timestamp'].map((name) =>
      first?.headers.get(name),
    );
    const signed = `${id}.${timestamp}.${await first?.text()}`;
    const signature = createHmac('sha256', KEY).update(signed).digest('base64');
    expect(first?.headers.get('webhook-signature')).toBe(`v1,${signature}`);
    expect(second?.headers.get('webhook-id')).toBe(id);
  });

  it('is told alike of a statement that was pressed twice', async () => {
    let nowInMs = Date.UTC(2026, 10, 28, 12);
    const { withdrawals } = createWrittenForms({ ...optionsOf(WEBHOOK), now: () => nowInMs });
    const form = withdrawals.open(visit);
    for (const passesInMs of [150, 60_000, 0]) {
      await form?.submit(ADA);
      nowInMs += passesInMs;
    }
    const [first, again, later] = sent.map(({ headers }) => headers.get('webhook-id'));
    expect(again).toBe(first);
    expect(later).not.toBe(first);
  });

  it('is told of statements, and of sizes that somebody waits for', async () => {
    const withdrawn = await createWrittenForms(optionsOf(WEBHOOK))
      .withdrawals.open(visit)
      ?.submit(ADA);
    expect(withdrawn?.ok).toBe(true);
    expect(await sent[0]?.json()).toMatchObject({
      type: 'event',
      data: { metric: 'Withdrew From Contract', properties: { orderNumber: '#1001' } },
    });
    const { waitForStock } = openEmailMarketing(optionsOf(WEBHOOK))('nl');
    const waiter = { email: ADA.email, locale: 'nl-NL', variantNumber: '1' };
    expect((await waitForStock?.(waiter))?.ok).toBe(true);
    const data = { ...waiter, time: expect.any(String) };
    expect(await sent[1]?.json()).toEqual({ type: 'stock.waited', shop: 'nl', data });
  });

  it('takes every statement, and is asked for three receipts to one address an hour', async () => {
    const forms = createWrittenForms(optionsOf(WEBHOOK)).withdrawals;
    // Attempts that nobody took send no receipt.
    status = 422;
    for (let i = 1; i <= 3; i += 1) await forms.open(visit)?.submit(ADA);
    status = 204;
    sent = [];
    const receipts = [];
    for (let i = 1; i <= 5; i += 1) {
      const elsewhere = { ...visit, peerIp: `203.0.113.${i}` };
      const stated = { ...ADA, email: 'ADA@example.com ', orderNumber: `#${i}` };
      receipts.push(await forms.open(elsewhere)?.submit(stated));
    }
    receipts.push(await forms.open(visit)?.submit({ ...ADA, email: 'bea@example.com' }));
    const asked = await Promise.all(sent.map((request) => request.json()));
    const due = [true, true, true, false, false, true];
    const written = asked.map(({ data }) => data.properties.receipt === 'due');
    expect(written).toEqual(due);
    expect(receipts).toMatchObject(due.map((isMailed) => ({ ok: true, value: { isMailed } })));
  });

  it('is told who no longer wants the newsletter', async () => {
    const { unsubscribe } = openEmailMarketing(optionsOf(WEBHOOK))('nl');
    expect((await unsubscribe?.(ADA.email))?.ok).toBe(true);
    const data = { email: ADA.email, time: expect.any(String) };
    expect(await sent[0]?.json()).toEqual({ type: 'newsletter.unsubscribed', shop: 'nl', data });
  });

  it('is told anew of what somebody does again later', async () => {
    const { unsubscribe, waitForStock } = openEmailMarketing(optionsOf(WEBHOOK))('nl');
    for (const day of ['2026-11-28', '2026-11-29']) {
      vi.setSystemTime(new Date(day));
      await unsubscribe?.(ADA.email);
      await waitForStock?.({ email: ADA.email, locale: 'nl-NL', variantNumber: '1' });
    }
    vi.useRealTimers();
    expect(new Set(sent.map(({ headers }) => headers.get('webhook-id'))).size).toBe(4);
  });

  it.each([
    [422, 'emailInvalid'],
    [429, 'tooManyRequests'],
    [500, 'platformFailed'],
  ])('that answers %i refuses with %s', async (answered, code) => {
    status = answered;
    expect(await join()).toMatchObject({ ok: false, code });
  });
});

test('without a vendor nothing is offered', () => {
  const offered = Object.values(openEmailMarketing(optionsOf({}))('de'));
  expect(offered).toEqual([null, null, null, null]);
});
