import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { createPlatform, type Platform } from '../platform.ts';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform({ dataFile: ':memory:' });
});
afterEach(() => platform.close());

const STATED = { name: 'Ada <b>Lok</b>', orderNumber: '#1001', items: '' };
const documentFor = (
  properties: object,
  metric = 'Withdrew From Contract',
  email = 'ada@x.eu',
) => ({
  data: {
    type: 'event',
    attributes: {
      metric: { data: { type: 'metric', attributes: { name: metric } } },
      profile: { data: { type: 'profile', attributes: { email, locale: 'fr-BE' } } },
      properties,
      time: '2026-11-20T19:40:05.123Z',
      unique_id: 'one',
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

async function emailsTo(email: string) {
  const address = `http://localhost:4010/mailbox.json?to=${email}`;
  const { mails }: { mails: { id: number; shop: string; language: string; text: string }[] } =
    JSON.parse(await (await platform.fetch(new Request(address))).text());
  return mails;
}

it('writes a receipt to the shopper in their language, and the same to the shop', async () => {
  expect((await send(documentFor(STATED))).status).toBe(202);
  const [message, ...more] = await emailsTo('ada@x.eu');
  expect(more).toEqual([]);
  expect(message).toMatchObject({ shop: 'be', language: 'fr' });
  expect(message?.text).toContain('Reçue le: 20-11-2026, 19:40:05 UTC');
  expect(message?.text).toContain('Numéro de commande: #1001');
  expect(message?.text).toContain('Toute la commande');
  const shown = await platform.fetch(new Request(`http://localhost:4010/mailbox/${message?.id}`));
  expect(await shown.text()).not.toContain('<b>Lok');
  expect(await emailsTo('hello@example.com')).toHaveLength(1);
});

it('writes once, however often it is told', async () => {
  for (let i = 0; i < 3; i += 1) expect((await send(documentFor(STATED))).status).toBe(202);
  expect(await emailsTo('ada@x.eu')).toHaveLength(1);
});

test.each([
  [null, 'DEMOBE', '/data/type'],
  [documentFor(STATED, 'Viewed Product'), 'DEMOBE', /metric/],
  [documentFor(STATED, undefined, 'ada'), 'DEMOBE', /email$/],
  [documentFor({ ...STATED, name: '' }), 'DEMOBE', /name$/],
  [documentFor({ ...STATED, orderNumber: 7 }), 'DEMOBE', /orderNumber$/],
  [documentFor(STATED), 'DEMOXX', '/company_id'],
])('refuses %o for %s and points at %s', async (document, company, pointer) => {
  const response = await send(document, company);
  expect(response.status).toBe(400);
  const { errors } = JSON.parse(await response.text());
  expect(errors[0].source.pointer).toMatch(pointer);
  expect(await emailsTo('ada@x.eu')).toEqual([]);
});
