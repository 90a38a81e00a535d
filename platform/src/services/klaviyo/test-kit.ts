import { beforeEach } from 'vitest';
import { openPlatform } from '../../../tests/fixtures/platform.ts';
import type { Platform } from '../../platform.ts';

export const ADA = 'ada@example.com';

interface Listed {
  readonly id: number;
  readonly shop: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly replyTo: string | null;
}

/** An event of somebody who reads French in Belgium. */
export const eventOf = (metric: string, properties: object, uniqueId = 'one', email = ADA) => ({
  data: {
    type: 'event',
    attributes: {
      metric: { data: { type: 'metric', attributes: { name: metric } } },
      profile: { data: { type: 'profile', attributes: { email, locale: 'fr-BE' } } },
      properties,
      time: '2026-11-20T19:40:05.123Z',
      unique_id: uniqueId,
    },
  },
});

/** Gives each test of a file a platform, and Klaviyo's calls of a shop. */
export function klaviyoCalls(open: () => Platform = () => openPlatform()) {
  let platform: Platform;
  beforeEach(() => {
    platform = open();
  });

  const get = (path: string, method = 'GET') =>
    platform.fetch(new URL(path, 'http://localhost:4010'), { method });
  const post = (path: string, document: unknown, headers: Record<string, string> = {}) =>
    platform.fetch(`http://localhost:4010/klaviyo${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/vnd.api+json', revision: '2026-10-15', ...headers },
      body: JSON.stringify(document),
    });
  return {
    get,
    post,
    platform: () => platform,
    send: (event: unknown, company = 'DEMOBE') =>
      post(`/client/events/?company_id=${company}`, event),
    async lettersTo(email = ADA): Promise<readonly Listed[]> {
      const { mails } = JSON.parse(await (await get(`/mailbox.json?to=${email}`)).text());
      return mails;
    },
  };
}

/** Returns what a refusal points at. */
export async function pointerOf(response: Response): Promise<[status: number, pointer: string]> {
  const { errors } = JSON.parse(await response.text());
  return [response.status, errors[0].source.pointer];
}
