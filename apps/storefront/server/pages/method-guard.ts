import type { MiddlewareHandler } from 'hono';

const FORM = 'application/x-www-form-urlencoded';
/** Page whose form has a file: a salon's own page. */
export const FILE_FORM = /\/account\/professional\/page(?:\.data)?$/;
const NO_STORE = { 'cache-control': 'no-store' };

/** Allows GET, HEAD and form posts as browsers send them; rejects anything else. */
export const methodGuard: MiddlewareHandler = async ({ req, text }, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  if (req.method !== 'POST') {
    const headers = { ...NO_STORE, allow: 'GET, HEAD, POST' };
    return text('A page answers GET and POST\n', 405, headers);
  }
  const [mediaType = ''] = (req.header('content-type') ?? '').split(';');
  const sent = mediaType.trim().toLowerCase();
  if (sent === FORM || (sent === 'multipart/form-data' && FILE_FORM.test(req.path))) return next();
  return text(`A form is sent as ${FORM}\n`, 415, NO_STORE);
};

/** Says what a page or file without a form answers, in place of the router's words about its own code. */
export function withAllowedMethods(response: Response, { method }: Request): Response {
  if (response.status !== 405) return response;
  const allow = 'GET, HEAD';
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    response.headers.set('allow', allow);
    return response;
  }
  const text = `This address answers GET and HEAD, not ${method}\n`;
  const headers = { ...NO_STORE, allow, 'content-type': 'text/plain; charset=UTF-8' };
  return new Response(text, { status: 405, headers });
}
