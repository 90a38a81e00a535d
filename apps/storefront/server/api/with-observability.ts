import { API_ERRORS } from '@lokke/contract/errors';
import { compressBytes, splitRequestUrl } from '../http/index.ts';
import { observeRequest, type RequestObserver } from '../telemetry/index.ts';
import type { Handle, RequestContext } from './handle-call.ts';
import { type HandlerResult, refuseBroken, toReply } from './reply.ts';

export interface Observation extends RequestObserver {
  /** Headers of every reply. */
  readonly headersFor: (request: Request) => Readonly<Record<string, string>>;
  /** Reports unexpected errors. */
  readonly reportError?: ((error: unknown) => void) | undefined;
}

/** Runs the handler of a call, masks unexpected errors and writes one log line; `route` is the documented path. */
export function withObservability(
  route: string,
  handle: Handle,
  { headersFor, reportError, ...observer }: Observation,
): (requestContext: RequestContext) => Promise<Response> {
  return (requestContext) => {
    const { request } = requestContext;
    const { method, headers } = request;
    const { path } = splitRequestUrl(request.url);
    const call = { kind: 'api', method, path, route, market: 'none', headers } as const;
    return observeRequest(call, observer, async (finish) => {
      const result = await handle(requestContext).catch(refuseBroken);
      if (result.kind === 'refusal' && result.error !== undefined) reportError?.(result.error);
      const reply = toReply(result);
      const { status } = reply;
      const acceptEncoding = headers.get('accept-encoding') ?? undefined;
      const { bytes, encoding } = await compressBytes(reply.body, acceptEncoding);
      const refusal = result.kind === 'refusal' && { refusal: result.code, reason: result.reason };
      const told = finish({ status, level: levelOf(result) }, { ...refusal });
      // A plain record: building and reading `Headers` costs more.
      const response = new Response(method === 'HEAD' ? null : bytes, {
        status,
        headers: {
          ...headersFor(request),
          ...reply.headers,
          ...told,
          vary: 'Accept-Encoding',
          ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        },
      });
      for (const setCookie of reply.setCookies) response.headers.append('set-cookie', setCookie);
      return response;
    });
  };
}

function levelOf(result: HandlerResult<unknown>): 'info' | 'warn' | 'error' {
  if (result.kind === 'reply') return 'info';
  return API_ERRORS[result.code].status >= 500 ? 'error' : 'warn';
}
