import { clientAddressOf, splitRequestUrl } from '../http/index.ts';
import { createPageBudgets, type OverloadedBodyAt, type PageReader } from '../overload/index.ts';

interface LimitOptions {
  readonly config: {
    readonly trustedProxyCount: number;
    readonly visitorLimits: { readonly newPagesPerMinute: number };
  };
  readonly overloadedBodyAt: OverloadedBodyAt;
  readonly now: () => number;
  readonly onLimited: (reader: PageReader) => void;
}

/** Returns what answers a request for which no page may be made, or null; counts the request when that is first asked. */
export type Refuse = () => Response | null;

export function limitNewPages({ config, overloadedBodyAt, now, onLimited }: LimitOptions) {
  const waitOf = createPageBudgets({ ...config.visitorLimits, now, onLimited });
  return (request: Request, peerIp: string | null): Refuse => {
    let waitInSeconds: number | null | undefined;
    return () => {
      if (waitInSeconds === undefined) {
        const address = clientAddressOf(request, peerIp, config.trustedProxyCount);
        waitInSeconds = waitOf(address, request.headers.get('user-agent') ?? '');
      }
      if (waitInSeconds === null) return null;
      const { headers, body } = overloadedBodyAt(splitRequestUrl(request.url).path);
      const named = { ...headers, 'retry-after': String(waitInSeconds) };
      return new Response(body, { status: 429, headers: named });
    };
  };
}
