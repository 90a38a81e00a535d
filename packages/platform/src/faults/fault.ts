/** How the hosted services fail, each in the shape that they fail in. */
const SHAPES = {
  /** Answered as if all were well, with nothing in it. */
  throttled: {
    status: 200,
    body: { data: null, errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] },
  },
  unauthorized: {
    status: 401,
    body: { errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] },
  },
  frozen: { status: 402, body: { errors: 'Unavailable Shop' } },
  forbidden: { status: 403, body: { errors: 'Unavailable Shop' } },
  missing: { status: 404, body: { errors: 'Not Found' } },
  locked: { status: 423, body: { errors: 'This shop is unavailable' } },
  tooManyRequests: { status: 429, body: { errors: 'Too Many Requests' }, retryAfterInSeconds: 1 },
  rejected: { status: 430, body: { errors: 'Shopify Security Rejection' } },
  failed: { status: 500, body: { errors: { base: ['Internal Server Error'] } } },
  unavailable: { status: 503, body: { errors: 'Service Unavailable' } },
  /** A gateway's own page in the place of an answer. */
  page: { status: 502, body: '<html><title>Bad Gateway</title></html>' },
  /** An answer that breaks off halfway. */
  half: { status: 200, body: '{"data":{"cart' },
} as const;

export type FaultKind = keyof typeof SHAPES;

export const FAULT_KINDS: readonly FaultKind[] = [
  'throttled',
  'unauthorized',
  'frozen',
  'forbidden',
  'missing',
  'locked',
  'tooManyRequests',
  'rejected',
  'failed',
  'unavailable',
  'page',
  'half',
];

export function faultResponse(kind: FaultKind): Response {
  const shape = SHAPES[kind];
  const isText = typeof shape.body === 'string';
  const headers = new Headers({
    'content-type': isText && kind === 'page' ? 'text/html' : 'application/json',
  });
  if ('retryAfterInSeconds' in shape) headers.set('retry-after', `${shape.retryAfterInSeconds}`);
  return new Response(isText ? shape.body : JSON.stringify(shape.body), {
    status: shape.status,
    headers,
  });
}
