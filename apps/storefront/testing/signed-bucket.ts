import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listening } from './listening.ts';

export const BUCKET_KEY = { accessKeyId: 'shop', secretAccessKey: 'a key of the test bucket' };

interface StoredObject {
  readonly body: Buffer;
  readonly type: string | undefined;
  readonly cacheControl: string | undefined;
}

interface SignedBucket extends AsyncDisposable {
  /** Address of the bucket: objects stand below it, and anybody reads them. */
  readonly url: string;
  readonly origin: string;
  readonly objects: ReadonlyMap<string, StoredObject>;
}

/** A bucket that takes objects signed as S3 demands (Signature Version 4), and is busy for the first `busy` requests. */
export async function openSignedBucket({ busy = 0 } = {}): Promise<SignedBucket> {
  const objects = new Map<string, StoredObject>();
  let turnedAway = 0;
  const server = createServer(async (request, response) => {
    const refuse = (status: number, code: string) =>
      response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    const path = request.url ?? '';
    const body = await buffer(request);
    if (request.method === 'GET') {
      const found = objects.get(path.replace('/bucket', ''));
      return found === undefined ? refuse(404, 'NoSuchKey') : response.end(found.body);
    }
    if (turnedAway < busy) {
      turnedAway += 1;
      return refuse(503, 'SlowDown');
    }
    if (!isSigned(request)) return refuse(403, 'SignatureDoesNotMatch');
    const { 'content-type': type, 'cache-control': cacheControl } = request.headers;
    objects.set(path.replace('/bucket', ''), { body, type, cacheControl });
    return response.end();
  });
  const { url } = await listening(server);
  return {
    url: `${url}/bucket`,
    origin: url,
    objects,
    [Symbol.asyncDispose]: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

function isSigned(request: IncomingMessage): boolean {
  const { authorization = '' } = request.headers;
  const [, id, scope, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      authorization,
    ) ?? [];
  if (id !== BUCKET_KEY.accessKeyId || scope === undefined || names === undefined) return false;
  const headers = Object.fromEntries(
    names.split(';').map((name) => [name, String(request.headers[name])]),
  );
  const { method = '', url: path = '' } = request;
  return signature === signatureOf({ method, path, headers, scope }, BUCKET_KEY.secretAccessKey);
}

interface SignedRequest {
  readonly method: string;
  readonly path: string;
  /** Lower-case names, sorted. */
  readonly headers: Readonly<Record<string, string>>;
  /** `20130524/us-east-1/s3/aws4_request`. */
  readonly scope: string;
}

/** S3's signature of a request without query (“Signature Calculations for the Authorization Header”). */
export function signatureOf(request: SignedRequest, secret: string): string {
  const { method, path, headers, scope } = request;
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value.trim()}\n`);
  const canonical = [
    method,
    path,
    '',
    lines.join(''),
    Object.keys(headers).join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  let key: string | Buffer = `AWS4${secret}`;
  for (const part of scope.split('/')) key = createHmac('sha256', key).update(part).digest();
  return createHmac('sha256', key).update(text).digest('hex');
}
