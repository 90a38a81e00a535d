import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { createPlatform, type Platform } from '../../../platform.ts';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform({ dataFile: ':memory:' });
});
afterEach(() => platform.close());

const ADA = 'ada@example.com';
const documentFor = (email: string, consent = 'SUBSCRIBED') => ({
  data: {
    type: 'subscription',
    attributes: {
      profile: {
        data: {
          type: 'profile',
          attributes: {
            email,
            locale: 'fr-BE',
            subscriptions: { email: { marketing: { consent } } },
          },
        },
      },
    },
    relationships: { list: { data: { type: 'list', id: 'LISTBE' } } },
  },
});

async function subscribe(document: object, company = 'DEMOBE'): Promise<Response> {
  return platform.fetch(
    new Request(`http://localhost:4010/klaviyo/client/subscriptions/?company_id=${company}`, {
      method: 'POST',
      headers: { 'content-type': 'application/vnd.api+json', revision: '2024-10-15' },
      body: JSON.stringify(document),
    }),
  );
}

async function emails() {
  const address = `http://localhost:4010/mailbox.json?to=${ADA}`;
  const { mails }: { mails: { shop: string; language: string; text: string }[] } = JSON.parse(
    await (await platform.fetch(new Request(address))).text(),
  );
  return mails;
}

const confirmedAt = () =>
  platform.context.store.read.prepare('SELECT confirmed_at FROM newsletter_subscriptions').get();

it('takes an address, and counts it as a subscriber once its letter was answered', async () => {
  expect((await subscribe(documentFor(' Ada@Example.com'))).status).toBe(202);
  const [message] = await emails();
  expect(message).toMatchObject({ shop: 'be', language: 'fr' });
  expect(confirmedAt()).toEqual({ confirmed_at: null });
  const link = /http\S+\/klaviyo\/confirm\/\w+/.exec(message?.text ?? '')?.[0] ?? 'none';
  // Programs that look through letters open every link: that is no answer.
  const question = await platform.fetch(new Request(link));
  expect(question.status).toBe(200);
  expect(await question.text()).toContain('Confirmer mon adresse</button>');
  expect(confirmedAt()).toEqual({ confirmed_at: null });
  const answer = await platform.fetch(new Request(link, { method: 'POST' }));
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('C’est confirmé');
  const confirmed = confirmedAt();
  expect(confirmed).toEqual({ confirmed_at: expect.any(String) });
  expect(await (await platform.fetch(new Request(link))).text()).toContain('C’est confirmé');
  expect(confirmedAt()).toEqual(confirmed);
});

it.each(['GET', 'POST'])('knows no other link (%s)', async (method) => {
  const link = 'http://localhost:4010/klaviyo/confirm/guessed';
  expect((await platform.fetch(new Request(link, { method }))).status).toBe(404);
});

it('writes to one address only so often', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 6; i += 1) statuses.push((await subscribe(documentFor(ADA))).status);
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  expect(await emails()).toHaveLength(5);
});

test.each([
  [{}, 'DEMOBE', '/data/type'],
  [documentFor('ada'), 'DEMOBE', '/data/attributes/profile/data/attributes/email'],
  [documentFor(ADA, 'NEVER'), 'DEMOBE', /consent$/],
  [documentFor(ADA), 'DEMOXX', '/company_id'],
])('refuses %o for %s and points at %s', async (document, company, pointer) => {
  const response = await subscribe(document, company);
  expect(response.status).toBe(400);
  const { errors } = JSON.parse(await response.text());
  expect(errors[0].source.pointer).toMatch(pointer);
  expect(await emails()).toEqual([]);
});
