import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { createPlatform, type Platform } from '../../../platform.ts';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform({ dataFile: ':memory:' });
});
afterEach(() => platform.close());

const ASKED = {
  name: 'Ada <b>Lok</b>',
  subject: 'delivery',
  orderNumber: '#1001',
  message: 'First line\nsecond <i>line</i>',
};

const documentFor = (properties: object, uniqueId = 'one', email = 'ada@x.eu') => ({
  data: {
    type: 'event',
    attributes: {
      metric: { data: { type: 'metric', attributes: { name: 'Wrote To Shop' } } },
      profile: { data: { type: 'profile', attributes: { email, locale: 'fr-BE' } } },
      properties,
      time: '2026-11-20T19:40:05.123Z',
      unique_id: uniqueId,
    },
  },
});

async function send(document: unknown, company = 'DEMOBE'): Promise<Response> {
  return platform.fetch(
    new Request(`http://localhost:4010/klaviyo/client/events/?company_id=${company}`, {
      method: 'POST',
      headers: { 'content-type': 'application/vnd.api+json', revision: '2024-10-15' },
      body: JSON.stringify(document),
    }),
  );
}

interface Listed {
  readonly id: number;
  readonly shop: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly replyTo: string | null;
}

async function emailsTo(email: string): Promise<readonly Listed[]> {
  const address = `http://localhost:4010/mailbox.json?to=${email}`;
  const { mails }: { mails: readonly Listed[] } = JSON.parse(
    await (await platform.fetch(new Request(address))).text(),
  );
  return mails;
}

it('keeps name and order on one line each, and the message as it was written', async () => {
  const odd = { ...ASKED, name: 'Ada\nE-mail: eve@x.eu', orderNumber: '1\r\nE-mail: eve@x.eu' };
  await send(documentFor(odd));
  const [letter] = await emailsTo('hello@example.com');
  expect(letter?.text).not.toMatch(/^E-mail: eve/m);
  expect(letter?.text).toContain('First line\nsecond');
});

it('tells when it came in UTC, whatever zone the event names', async () => {
  const { data } = documentFor(ASKED);
  const time = '2026-11-21T00:40:05+05:00';
  await send({ data: { ...data, attributes: { ...data.attributes, time } } });
  const [letter] = await emailsTo('hello@example.com');
  expect(letter?.text).toContain('20-11-2026, 19:40:05 UTC');
});

it('brings the shop all that was written, and an answer goes to who wrote it', async () => {
  expect((await send(documentFor(ASKED))).status).toBe(202);
  const [letter, ...more] = await emailsTo('hello@example.com');
  expect(more).toEqual([]);
  expect(letter).toMatchObject({ shop: 'be', replyTo: 'ada@x.eu' });
  expect(letter?.subject).toContain('Livraison');
  for (const part of [ASKED.name, ASKED.orderNumber, ASKED.message, '20-11-2026, 19:40:05 UTC']) {
    expect(letter?.text).toContain(part);
  }
  const page = await platform.fetch(new Request(`http://localhost:4010/mailbox/${letter?.id}`));
  expect(await page.text()).toMatch(/<dt>Answers to<\/dt><dd>ada@x\.eu<\/dd>/);
  const html = await platform.fetch(
    new Request(`http://localhost:4010/mailbox/${letter?.id}/letter`),
  );
  expect(await html.text()).not.toMatch(/<b>Lok|<i>line/);
});

it('acknowledges it in the language of the visitor, without a word of theirs', async () => {
  await send(documentFor(ASKED));
  const [letter, ...more] = await emailsTo('ada@x.eu');
  expect(more).toEqual([]);
  expect(letter).toMatchObject({ shop: 'be', language: 'fr', replyTo: null });
  expect(letter?.text).toContain('Sujet: Livraison');
  expect(letter?.text).not.toMatch(/ada <|1001|first line/i);
});

it('leaves the order out where there is none', async () => {
  await send(documentFor({ ...ASKED, orderNumber: '' }));
  expect((await emailsTo('hello@example.com'))[0]?.text).not.toContain('Numéro de commande');
});

it('takes every message, and writes three letters to one address in an hour', async () => {
  for (let i = 0; i < 5; i += 1) await send(documentFor(ASKED, `u${i}`));
  expect(await emailsTo('ada@x.eu')).toHaveLength(3);
  expect(await emailsTo('hello@example.com')).toHaveLength(5);
});

it('writes once, however often it is told', async () => {
  for (let i = 0; i < 3; i += 1) expect((await send(documentFor(ASKED))).status).toBe(202);
  expect(await emailsTo('hello@example.com')).toHaveLength(1);
});

test.each([
  [{ ...ASKED, name: '' }, /name$/],
  [{ ...ASKED, message: 7 }, /message$/],
  [{ ...ASKED, subject: 'toString' }, /subject$/],
])('refuses %o', async (properties, pointer) => {
  const response = await send(documentFor(properties));
  expect(response.status).toBe(400);
  const { errors } = JSON.parse(await response.text());
  expect(errors[0].source.pointer).toMatch(pointer);
  expect(await emailsTo('hello@example.com')).toEqual([]);
});
