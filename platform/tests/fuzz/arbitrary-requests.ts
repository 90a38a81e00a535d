import fc from 'fast-check';
import { corruptJson } from './arbitrary-files.ts';
import { chance, inPercent, oddText } from './arbitrary-values.ts';
import { ENDPOINTS, type Endpoint } from './endpoints.ts';

interface CartReference {
  readonly token: string;
  readonly key: string;
}

const plausibleText = fc.constantFrom(
  'nl-NL',
  'productPage',
  'fields.slug',
  '-sys.updatedAt',
  '5',
  '100',
  'webp',
  'fill',
  'DEMONL',
);
const wellFormedText = oddText.map((text) => text.toWellFormed());
const encodedText = inPercent(
  80,
  wellFormedText.map(encodeURIComponent),
  wellFormedText.map((text) => text.replaceAll(/[\s\p{Cc}#?/\\]/gu, '')),
);
const brokenBody = fc.constantFrom('', '{', 'null', '[]', '[1]', '['.repeat(5_000), '\u0000');
const SAME_ORIGIN = { origin: 'http://localhost:4010', 'sec-fetch-site': 'same-origin' };

/** Requests, mostly to where something is, with values that need not make sense. */
export function requests(cart: CartReference) {
  return fc.oneof(...ENDPOINTS.map((endpoint) => requestsTo(endpoint, cart)));
}

function requestsTo(endpoint: Endpoint, cart: CartReference) {
  const { method, fields, parameters = [], json = {} } = endpoint;
  const pieces = endpoint.path.replace('{cart}', cart.token).replace(/^\/+/, '').split('/');
  const replaced = fc
    .tuple(fc.nat(pieces.length - 1), encodedText)
    .map(([at, text]) => pieces.with(at, text));
  const query = fc.tuple(
    ...parameters.map((name) => inPercent(40, parameter(name, cart), fc.constant(''))),
  );
  const usualType = fields === undefined ? 'application/json' : 'application/x-www-form-urlencoded';
  return fc
    .record({
      method: inPercent(
        4,
        fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
        fc.constant(method),
      ),
      path: inPercent(15, replaced, fc.constant(pieces)),
      query,
      ownHeaders: inPercent(97, fc.constant(endpoint.headers ?? {}), fc.constant({})),
      type: inPercent(
        5,
        fc.constantFrom(
          'text/plain',
          'multipart/form-data; boundary=x',
          'multipart/form-data',
          'a',
        ),
        fc.constant(usualType),
      ),
      origin: fc.constantFrom(SAME_ORIGIN, {}),
      language: inPercent(
        10,
        fc.constantFrom('nl', '*', ';;q=,', 'x'.repeat(500)),
        fc.constant(undefined),
      ),
      body: inPercent(2, brokenBody, fields === undefined ? jsonBody(json) : formBody(fields)),
    })
    .map((made) => {
      const search = made.query.filter((pair) => pair !== '').join('&');
      return {
        method: made.method,
        url: `http://localhost:4010/${made.path.join('/').replace(/^\/+/, '')}${search && `?${search}`}`,
        headers: {
          ...made.ownHeaders,
          'content-type': made.type,
          ...made.origin,
          ...(made.language !== undefined && { 'accept-language': made.language }),
        },
        body: made.method === 'GET' || made.method === 'HEAD' ? null : made.body,
      };
    });
}

function parameter(name: string, { key }: CartReference): fc.Arbitrary<string> {
  const value = inPercent(50, plausibleText.map(encodeURIComponent), encodedText);
  const odd = fc
    .tuple(inPercent(5, encodedText, fc.constant(name)), value)
    .map((pair) => pair.join('='));
  return name === 'key' ? inPercent(70, fc.constant(`key=${key}`), odd) : odd;
}

function formBody(fields: readonly string[]): fc.Arbitrary<string> {
  const pairs = fields.map((name) => fc.tuple(chance(70), fc.constant(name), wellFormedText));
  return fc.tuple(...pairs).map((made) => {
    const sent = made.flatMap(([isSent, name, text]) => (isSent ? [[name, text] as const] : []));
    return new URLSearchParams(Object.fromEntries(sent)).toString();
  });
}

function jsonBody(json: unknown): fc.Arbitrary<string> {
  return corruptJson(json, 4).map((value) => JSON.stringify(value));
}
