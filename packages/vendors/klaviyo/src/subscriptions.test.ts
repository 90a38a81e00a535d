import { expect, it, test } from 'vitest';
import { createSubscriptions } from './index.ts';

type Answer = (request: Request) => Response | Promise<Response>;

function subscribeWith(answer: Answer, timeoutInMs = 5_000) {
  const { subscribe } = createSubscriptions({
    baseUrl: 'https://a.klaviyo.com',
    timeoutInMs,
    fetch: async (input, init) => answer(new Request(input, init)),
  });
  return subscribe({
    companyId: 'AbC123',
    listId: 'XyZ789',
    email: 'ada@example.com',
    locale: 'nl-NL',
    source: 'Shop',
  });
}

it('sends one document that says who agrees to which list', async () => {
  const requests: Request[] = [];
  const result = await subscribeWith((request) => {
    requests.push(request);
    return new Response(null, { status: 202 });
  });
  expect(result).toEqual({ ok: true, value: null });
  expect(requests).toHaveLength(1);
  expect(requests[0]?.url).toBe('https://a.klaviyo.com/client/subscriptions/?company_id=AbC123');
  expect(requests[0]?.headers.get('revision')).toBe('2026-10-15');
  expect(await requests[0]?.json()).toMatchObject({
    data: {
      type: 'subscription',
      attributes: {
        profile: {
          data: {
            attributes: {
              email: 'ada@example.com',
              locale: 'nl-NL',
              subscriptions: { email: { marketing: { consent: 'SUBSCRIBED' } } },
            },
          },
        },
      },
      relationships: { list: { data: { type: 'list', id: 'XyZ789' } } },
    },
  });
});

const about = (pointer: string) => JSON.stringify({ errors: [{ source: { pointer } }] });

test.each([
  [400, about('/data/attributes/profile/data/attributes/email'), 'invalidEmail'],
  [400, about('/data/relationships/list/data/id'), 'invalidRequest'],
  [400, about('/company_id'), 'unknownCompany'],
  [403, about('/company_id'), 'refused'],
  [429, '', 'tooMany'],
  [503, '<html>', 'refused'],
])('%i with %s means %s', async (status, body, kind) => {
  const result = await subscribeWith(() => new Response(body, { status }));
  expect(result).toMatchObject({ ok: false, failure: { kind } });
});

it('waits only so long', async () => {
  const hang: Answer = ({ signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const result = await subscribeWith(hang, 20);
  expect(result).toMatchObject({ ok: false, failure: { kind: 'timeout' } });
});
