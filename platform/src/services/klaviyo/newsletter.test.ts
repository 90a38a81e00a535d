import { expect, it, test } from 'vitest';
import { ADA, klaviyoCalls, pointerOf } from './test-kit.ts';

const { get, lettersTo, platform, post } = klaviyoCalls();

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

const subscribe = (document: object, company = 'DEMOBE') =>
  post(`/client/subscriptions/?company_id=${company}`, document);

const confirmedAt = () =>
  platform().context.store.read.prepare('SELECT confirmed_at FROM newsletter_subscriptions').get();

it('takes an address, and counts it as a subscriber once its letter was answered', async () => {
  expect((await subscribe(documentFor(' Ada@Example.com'))).status).toBe(202);
  const [message] = await lettersTo();
  expect(message).toMatchObject({ shop: 'be', language: 'fr' });
  expect(confirmedAt()).toEqual({ confirmed_at: null });
  const link = /http\S+\/klaviyo\/confirm\/\w+/.exec(message?.text ?? '')?.[0] ?? 'none';
  // Programs that look through letters open every link: that is no answer.
  const question = await get(link);
  expect(question.status).toBe(200);
  expect(await question.text()).toContain('Confirmer mon adresse</button>');
  expect(confirmedAt()).toEqual({ confirmed_at: null });
  const answer = await get(link, 'POST');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('C’est confirmé');
  const confirmed = confirmedAt();
  expect(confirmed).toEqual({ confirmed_at: expect.any(String) });
  expect(await (await get(link)).text()).toContain('C’est confirmé');
  expect(confirmedAt()).toEqual(confirmed);
});

it('forgets an address that nobody confirmed for a month, and its link', async () => {
  await subscribe(documentFor(ADA));
  const [letter] = await lettersTo();
  const link = /http\S+\/klaviyo\/confirm\/\w+/.exec(letter?.text ?? '')?.[0] ?? 'none';
  const { store } = platform().context;
  const ageByDays = (days: number) =>
    store.write((sql) =>
      sql
        .prepare('UPDATE newsletter_subscriptions SET asked_at = ?')
        .run(new Date(Date.now() - days * 86_400_000).toISOString()),
    );
  await ageByDays(29);
  expect((await get(link)).status).toBe(200);
  await ageByDays(30);
  expect((await get(link, 'POST')).status).toBe(404);
  await subscribe(documentFor('eve@example.com'));
  const listKept = () => store.read.prepare('SELECT email FROM newsletter_subscriptions').all();
  expect(listKept()).toEqual([{ email: 'eve@example.com' }]);
  await store.write((sql) =>
    sql.prepare('UPDATE newsletter_subscriptions SET confirmed_at = asked_at').run(),
  );
  await ageByDays(30);
  await subscribe(documentFor(ADA));
  expect(listKept()).toHaveLength(2);
});

it.each(['GET', 'POST'])('knows no other link (%s)', async (method) => {
  const link = '/klaviyo/confirm/guessed';
  expect((await get(link, method)).status).toBe(404);
});

it('writes to one address only so often', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 6; i += 1) statuses.push((await subscribe(documentFor(ADA))).status);
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  expect(await lettersTo()).toHaveLength(5);
});

test.each([
  [{}, 'DEMOBE', '/data/type'],
  [documentFor('ada'), 'DEMOBE', '/data/attributes/profile/data/attributes/email'],
  [documentFor(ADA, 'NEVER'), 'DEMOBE', /consent$/],
  [documentFor(ADA), 'DEMOXX', '/company_id'],
])('refuses %o for %s and points at %s', async (document, company, pointer) => {
  const [status, at] = await pointerOf(await subscribe(document, company));
  expect([status, at]).toEqual([400, expect.stringMatching(pointer)]);
  expect(await lettersTo()).toEqual([]);
});

const ending = (email: string, consent = 'UNSUBSCRIBED') => {
  const subscriptions = { email: { marketing: { consent } } };
  const profiles = { data: [{ type: 'profile', attributes: { email, subscriptions } }] };
  return { data: { type: 'profile-subscription-bulk-delete-job', attributes: { profiles } } };
};
const end = (document: object, key = platform().secrets.shops.be.mailKey) =>
  post('/api/profile-subscription-bulk-delete-jobs', document, {
    authorization: `Klaviyo-API-Key ${key}`,
  });

it('forgets who unsubscribes, in the shop of the key alone', async () => {
  await subscribe(documentFor(ADA));
  expect((await end(ending(ADA), platform().secrets.shops.nl.mailKey)).status).toBe(202);
  expect(confirmedAt()).toEqual({ confirmed_at: null });
  expect((await end(ending(' Ada@Example.com'))).status).toBe(202);
  expect(confirmedAt()).toBeUndefined();
});

test.each([
  [ending(ADA), 'pk_guessed', 401, /^.authorization$/],
  [ending('ada'), undefined, 400, /email$/],
  [ending(ADA, 'SUBSCRIBED'), undefined, 400, /consent$/],
])('ends nothing by %o with the key %s', async (document, key, status, pointer) => {
  await subscribe(documentFor(ADA));
  expect(await pointerOf(await end(document, key))).toEqual([
    status,
    expect.stringMatching(pointer),
  ]);
  expect(confirmedAt()).toEqual({ confirmed_at: null });
});
