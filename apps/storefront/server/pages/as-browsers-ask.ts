import type { MiddlewareHandler } from 'hono';

const FORM = 'application/x-www-form-urlencoded';
const KEPT_BY_NOBODY = { 'cache-control': 'no-store' };

/** Pages are read, and their forms are sent as browsers send them; what comes in another way comes no further. */
export const asBrowsersAsk: MiddlewareHandler = async ({ req, text }, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  if (req.method !== 'POST') {
    const headers = { ...KEPT_BY_NOBODY, allow: 'GET, HEAD, POST' };
    return text('A page answers GET and POST\n', 405, headers);
  }
  const [mediaType = ''] = (req.header('content-type') ?? '').split(';');
  if (mediaType.trim().toLowerCase() === FORM) return next();
  return text(`A form is sent as ${FORM}\n`, 415, KEPT_BY_NOBODY);
};
