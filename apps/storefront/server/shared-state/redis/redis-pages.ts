import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { ownBuffer } from '../own-buffer.ts';
import {
  ALONE,
  LAST_PAGE_LIVES_FOR_IN_MS,
  type OpenPagesOptions,
  type SharedPage,
  type SharedPages,
} from '../shared-state.ts';
import { AGES_KEY, FIND_LAST, GIVE_UP, KEEP, SIZES_KEY, TAKE } from './page-scripts.ts';
import { LOG_KEY, PURGED_KEY } from './purge-scripts.ts';
import type { RedisLink } from './redis-link.ts';
import type { LogPosition } from './redis-purges.ts';

export interface RedisPagesOptions extends OpenPagesOptions {
  readonly link: RedisLink;
  /** Purges that this server has applied: no data that it makes pages from is older. */
  readonly position: () => LogPosition | null;
  /** Size of all pages, of all versions. */
  readonly maxBytes: number;
  readonly now: () => number;
}

/** A server that dies while it makes a page holds it up for no longer. */
const TURN_IN_MS = 10_000;
const LOOK_EVERY_IN_MS = 20;
/** Time that every server makes a page for itself that turned out not to be kept. */
const OPEN_FOR_IN_MS = 1_000;
const MAX_SHARE_OF_ONE = 0.1;
const NOTHING = Buffer.alloc(0);

const headSchema = v.object({ etag: v.string(), headers: v.array(v.string()) });

/** Pages of one version of the shop, made once for all servers. */
export function createRedisPages({
  link,
  position,
  version,
  family,
  maxBytes,
  now,
}: RedisPagesOptions): SharedPages {
  const keysOf = (target: string): PageKeys => {
    const name = createHash('sha256').update(target).digest('base64url');
    return {
      page: `{shop}:page:${version}:${name}`,
      turn: `{shop}:turn:${version}:${name}`,
      last: `{shop}:last:${family}:${name}`,
    };
  };

  async function keep(
    keys: PageKeys,
    token: string,
    { seq, run }: LogPosition,
    page: SharedPage,
  ): Promise<void> {
    const { etag, headers, tags, ageInMs } = page;
    const { br = NOTHING, gzip = NOTHING } = page.bodies;
    if (br.length + gzip.length > maxBytes * MAX_SHARE_OF_ONE) return giveUp(keys, token, 'failed');
    const head = JSON.stringify({ etag, headers });
    const args = [
      run,
      seq,
      Math.round(ageInMs),
      tags.join('\n'),
      head,
      br,
      gzip,
      LAST_PAGE_LIVES_FOR_IN_MS,
      token,
      maxBytes,
    ];
    const names = [LOG_KEY, PURGED_KEY, keys.page, keys.turn, AGES_KEY, SIZES_KEY, keys.last];
    const reply = await link.run('pages', (client) => KEEP(client, names, args));
    if (reply === undefined) await giveUp(keys, token, 'failed');
  }

  async function giveUp(keys: PageKeys, token: string, why: 'failed' | 'gone'): Promise<void> {
    const args = [token, why, OPEN_FOR_IN_MS];
    await link.run('pages', (client) => GIVE_UP(client, [keys.page, keys.turn, keys.last], args));
  }

  return {
    take: async (target, { maxAgeInMs, patienceInMs }) => {
      const keys = keysOf(target);
      const names = [LOG_KEY, PURGED_KEY, keys.page, keys.turn];
      const patientUntilInMs = now() + patienceInMs;
      while (true) {
        const run = position()?.run;
        if (run === undefined) return ALONE;
        const token = randomUUID();
        const args = [run, Math.ceil(maxAgeInMs), token, TURN_IN_MS];
        const reply = await link.run('pages', (client) => TAKE(client, names, args));
        const [word, ...rest] = Array.isArray(reply) ? reply : [];
        const found = String(word) === 'found' ? pageFrom(rest) : null;
        if (found !== null) return { kind: 'found', page: found };
        if (String(word) === 'make') {
          // Captured before anything is read: a later purge makes the page outdated.
          const madeFrom = position();
          if (madeFrom === null) return ALONE;
          return {
            kind: 'make',
            keep: (page) => keep(keys, token, madeFrom, page),
            giveUp: (why) => giveUp(keys, token, why),
          };
        }
        if (String(word) !== 'wait' || now() >= patientUntilInMs) return ALONE;
        await delay(LOOK_EVERY_IN_MS);
      }
    },
    findLast: async (target) => {
      const reply = await link.run('pages', (client) =>
        FIND_LAST(client, [keysOf(target).last], []),
      );
      return Array.isArray(reply) ? pageFrom(reply) : null;
    },
  };
}

interface PageKeys {
  readonly page: string;
  readonly turn: string;
  /** Names the page that the newest build has kept. */
  readonly last: string;
}

function pageFrom(reply: readonly unknown[]): SharedPage | null {
  const [age, tags, head, br, gzip] = reply.map((one) =>
    Buffer.isBuffer(one) ? ownBuffer(one) : NOTHING,
  );
  if (br === undefined || gzip === undefined || br.length + gzip.length === 0) return null;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), headSchema), String(head));
  if (!parsed.success) return null;
  return {
    ...parsed.output,
    tags: String(tags).split('\n'),
    ageInMs: Number(String(age)),
    bodies: { ...(br.length > 0 && { br }), ...(gzip.length > 0 && { gzip }) },
  };
}
