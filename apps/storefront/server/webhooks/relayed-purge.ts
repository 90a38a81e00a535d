import { parseJson } from '@lokke/http-client';
import * as v from 'valibot';
import { REGION_SIGNATURE, signForRegion } from '../cache/edge/index.ts';
import { isSame } from './signatures.ts';

const MAX_AGE_IN_MS = 5 * 60_000;

const purgeSchema = v.object({
  tags: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,128}$/))), v.maxLength(1_000)),
  sentAtInMs: v.number(),
});

export type RelayedPurge =
  | { readonly kind: 'purge'; readonly tags: readonly string[]; readonly digest: string }
  | { readonly kind: 'refused'; readonly reason: string };

/** Reads a purge that another region relays: signed with a common secret, and recent. */
export function readRelayedPurge(
  secrets: readonly string[],
  body: string,
  headers: Headers,
  nowInMs: number,
): RelayedPurge {
  if (secrets.length === 0) return { kind: 'refused', reason: 'no secret is set' };
  const signature = headers.get(REGION_SIGNATURE) ?? '';
  const digest = secrets
    .map((secret) => signForRegion(secret, body))
    .find((one) => isSame(one, signature));
  if (digest === undefined) return { kind: 'refused', reason: 'wrong signature' };
  const read = v.safeParse(purgeSchema, parseJson(body));
  if (!read.success) return { kind: 'refused', reason: 'no list of tags' };
  const { tags, sentAtInMs } = read.output;
  if (Math.abs(nowInMs - sentAtInMs) > MAX_AGE_IN_MS) return { kind: 'refused', reason: 'too old' };
  return { kind: 'purge', tags, digest };
}
