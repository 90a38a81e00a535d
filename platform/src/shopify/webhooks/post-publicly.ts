import { lookup as lookUp } from 'node:dns';
import { request as requestPlainly } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isLoopback, isPublicIp } from './address.ts';

export interface Post {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeLimitInMs: number;
  /** Address that the operator has set, not an API's client: it may be of this network. */
  readonly isOfOperator: boolean;
}

/** Looks a name up, and fails where it leads to a private address: the one that is judged is the one that is called. */
export const lookUpPublicly: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return callback(error, '');
    const [first] = found;
    if (first === undefined || !found.every(({ address }) => isPublicIp(address))) {
      return callback(new Error(`${hostname} leads to a private address`), '');
    }
    if (options.all === true) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

/** Posts a body, follows no redirect, and returns the status of the answer. */
export function postPublicly(post: Post): Promise<number> {
  const { address, headers, body, timeLimitInMs, isOfOperator } = post;
  const url = new URL(address);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const isTrusted = isOfOperator || isLoopback(url.hostname);
  const call = (url.protocol === 'https:' ? request : requestPlainly)(
    url,
    {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      ...(!isTrusted && { lookup: lookUpPublicly }),
      signal: AbortSignal.timeout(timeLimitInMs),
    },
    (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    },
  );
  call.once('error', reject);
  call.end(body);
  return promise;
}

/** Posts by another transport. */
export const postBy =
  (send: typeof fetch) =>
  async ({ address, headers, body }: Post): Promise<number> =>
    (await send(address, { method: 'POST', headers, body })).status;
