import { expect, it, test } from 'vitest';
import { ADA, eventOf, klaviyoCalls, pointerOf } from './test-kit.ts';

const { get, lettersTo, platform, send } = klaviyoCalls();
const SELLER = 'hello@example.com';

const ASKED = {
  name: 'Ada <b>Lok</b>',
  subject: 'delivery',
  orderNumber: '#1001',
  message: 'First line\nsecond <i>line</i>',
};

const documentFor = (properties: object, uniqueId?: string) =>
  eventOf('Wrote To Shop', properties, uniqueId);

it('keeps name and order on one line each, and the message as it was written', async () => {
  const odd = { ...ASKED, name: 'Ada\nE-mail: eve@x.eu', orderNumber: '1\r\nE-mail: eve@x.eu' };
  await send(documentFor(odd));
  const [letter] = await lettersTo(SELLER);
  expect(letter?.text).not.toMatch(/^E-mail: eve/m);
  expect(letter?.text).toContain('First line\nsecond');
});

it('tells when it came in UTC, whatever zone the event names', async () => {
  const { data } = documentFor(ASKED);
  const time = '2026-11-21T00:40:05+05:00';
  await send({ data: { ...data, attributes: { ...data.attributes, time } } });
  const [letter] = await lettersTo(SELLER);
  expect(letter?.text).toContain('20-11-2026, 19:40:05 UTC');
});

it('brings the shop all that was written, and an answer goes to who wrote it', async () => {
  expect((await send(documentFor(ASKED))).status).toBe(202);
  const [letter, ...more] = await lettersTo(SELLER);
  expect(more).toEqual([]);
  expect(letter).toMatchObject({ shop: 'be', replyTo: ADA });
  expect(letter?.subject).toContain('Livraison');
  for (const part of [ASKED.name, ASKED.orderNumber, ASKED.message, '20-11-2026, 19:40:05 UTC']) {
    expect(letter?.text).toContain(part);
  }
  const page = await get(`/mailbox/${letter?.id}`);
  expect(await page.text()).toMatch(/<dt>Answers to<\/dt><dd>ada@example\.com<\/dd>/);
  const html = await get(`/mailbox/${letter?.id}/letter`);
  expect(await html.text()).not.toMatch(/<b>Lok|<i>line/);
});

it('acknowledges it in the language of the visitor, without a word of theirs', async () => {
  await send(documentFor(ASKED));
  const [letter, ...more] = await lettersTo();
  expect(more).toEqual([]);
  expect(letter).toMatchObject({ shop: 'be', language: 'fr', replyTo: null });
  expect(letter?.text).toContain('Sujet\u00a0: Livraison');
  expect(letter?.text).not.toMatch(/ada <|1001|first line/i);
});

it('names the review that is reported', async () => {
  const report = { ...ASKED, subject: 'insult', review: 'Review 7 of Rain shampoo' };
  await send(eventOf('Reported Review', report));
  expect((await lettersTo(SELLER))[0]?.text).toContain(report.review);
});

it('leaves the order out where there is none', async () => {
  await send(documentFor({ ...ASKED, orderNumber: '' }));
  expect((await lettersTo(SELLER))[0]?.text).not.toContain('Numéro de commande');
});

it('takes every message, and writes three letters to one address in an hour', async () => {
  for (let i = 0; i < 5; i += 1) await send(documentFor(ASKED, `u${i}`));
  expect(await lettersTo()).toHaveLength(3);
  expect(await lettersTo(SELLER)).toHaveLength(5);
});

it('writes once, however often it is told', async () => {
  for (let i = 0; i < 3; i += 1) expect((await send(documentFor(ASKED))).status).toBe(202);
  expect(await lettersTo(SELLER)).toHaveLength(1);
});

test.each([
  ['less than a month', 30 * 86_400_000 - 60_000, 1],
  ['a month', 30 * 86_400_000, 2],
])('takes the same message again after %s or not', async (_, ageInMs, letters) => {
  await send(documentFor(ASKED));
  const cameAt = new Date(Date.now() - ageInMs).toISOString();
  await platform().context.store.write((sql) =>
    sql.prepare('UPDATE contact_messages SET received_at = ?').run(cameAt),
  );
  await send(documentFor(ASKED));
  expect(await lettersTo(SELLER)).toHaveLength(letters);
});

test.each([
  [{ ...ASKED, name: '' }, /name$/],
  [{ ...ASKED, message: 7 }, /message$/],
  [{ ...ASKED, subject: 'toString' }, /subject$/],
])('refuses %o', async (properties, pointer) => {
  const [status, at] = await pointerOf(await send(documentFor(properties)));
  expect([status, at]).toEqual([400, expect.stringMatching(pointer)]);
  expect(await lettersTo(SELLER)).toEqual([]);
});
