import { createHmac, randomUUID } from 'node:crypto';
import type { Client, Reply } from '../../client.ts';
import { dataFileIn, openDataFile } from '../../shop/stock.ts';
import { type Attack, createTally } from '../attack.ts';
import { WEBHOOK_SECRET } from '../target.ts';

const PASSWORD = 'Abcdefgh1';
const WISHLIST = ['gid://shopify/Product/1'];

interface Webhook {
  readonly body: string;
  readonly topic: string;
  readonly signature?: string;
  readonly shop?: string;
}

const shopifySignature = (body: string) =>
  createHmac('sha256', WEBHOOK_SECRET).update(body).digest('base64');

/** Delivers a webhook with a new id and the current time, as an attacker who replays one. */
function deliver(
  client: Client,
  { body, topic, signature = shopifySignature(body), shop = 'nl' }: Webhook,
) {
  return client.post(`/webhooks/shopify/${shop}`, body, {
    'content-type': 'application/json',
    'x-shopify-topic': topic,
    'x-shopify-hmac-sha256': signature,
    'x-shopify-triggered-at': new Date().toISOString(),
    'x-shopify-webhook-id': randomUUID(),
  });
}

const isDone = ({ status, text }: Reply) => status === 200 && text.includes('"done"');

/** Lists 200 spellings of one signature that a lenient decoder takes for the same. */
function spellings(signature: string): readonly string[] {
  const bare = signature.replace(/=+$/, '');
  const ends = ['', '==', '=A', '=AA', '=.', '=!', '= =', '=~'].map((end) => `${bare}${end}`);
  const inside = [' ', '\t', '!', '.', '~', ','].flatMap((text) =>
    Array.from(bare, (_, at) => `${bare.slice(0, at + 1)}${text}${bare.slice(at + 1)}=`),
  );
  const lenient = [...ends, ...inside].filter(
    (spelling) =>
      spelling !== signature &&
      Buffer.from(spelling, 'base64').equals(Buffer.from(signature, 'base64')),
  );
  return lenient.slice(0, 200);
}

const replays: Attack = {
  name: 'a recorded webhook sent again under other spellings of its signature',
  test: 'apps/storefront/server/webhooks/webhook-replays.test.ts',
  run: async ({ stranger }) => {
    const tally = createTally();
    const client = stranger();
    const webhook = { body: '{"id":7,"handle":"replayed"}', topic: 'products/update' };
    tally.expect(isDone(await deliver(client, webhook)), 'the genuine one was not taken');
    for (const signature of spellings(shopifySignature(webhook.body))) {
      tally.count();
      const reply = await deliver(client, { ...webhook, signature });
      tally.expect(reply.status === 401, `another spelling was answered with ${reply.status}`);
    }
    const again = await deliver(client, webhook);
    tally.expect(
      again.status === 200 && !isDone(again),
      'a redelivery was not answered as known, or was done twice',
    );
    return tally.finding();
  },
};

const TOPICS = [
  'customers/redact',
  'shop/redact',
  'orders/paid',
  'collections/update',
  'discounts/update',
  'products/update',
  '',
];

const topicSwap: Attack = {
  name: "a recorded request for a customer's data sent as an erasure, and under other topics and shops",
  test: 'apps/storefront/server/webhooks/privacy-webhooks.test.ts',
  run: async ({ stranger, dataDir }) => {
    const tally = createTally();
    const [victim, attacker] = [stranger(), stranger()];
    const email = 'topic-swap@example.test';
    const who = { firstName: 'Ada', lastName: 'de Vries', email, password: PASSWORD };
    await victim.call('account/register', who);
    await victim.call('account/set-customer-wishlist', { email, productIds: WISHLIST });
    using database = openDataFile(dataFileIn(dataDir));
    const row = database.prepare('SELECT id FROM customers WHERE email = ?').get(email);
    const customer = { id: Number(row?.['id']) };
    const unseen = JSON.stringify({ customer, data_request: { id: 1 } });
    const seen = JSON.stringify({ customer, data_request: { id: 2 } });
    tally.expect(
      isDone(await deliver(attacker, { body: seen, topic: 'customers/data_request' })),
      'the genuine request was not taken',
    );
    for (const body of [seen, unseen]) {
      for (const topic of body === seen ? TOPICS : ['customers/redact']) {
        tally.count();
        const { status } = await deliver(attacker, { body, topic });
        tally.expect(status === 401, `"${topic}" was answered with ${status}`);
      }
    }
    tally.count();
    const { status } = await deliver(attacker, {
      ...{ body: seen, topic: 'customers/data_request', shop: 'de' },
    });
    tally.expect(status === 401, `another shop answered with ${status}`);
    const kept = await victim.call('account/get-customer-wishlist', { email });
    tally.expect(kept.text.includes(String(WISHLIST[0])), 'the wishlist was deleted');
    return tally.finding();
  },
};

export const WEBHOOK_ATTACKS = { replays, 'topic-swap': topicSwap } as const;
