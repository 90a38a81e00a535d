import type { IncomingMessage } from 'node:http';
import { addressFrom, splitRequestUrl } from '../http/index.ts';
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
  const budgets = createPageBudgets({ ...config.visitorLimits, now, onLimited });
  const visitorOf = (
    forwardedFor: string | null | undefined,
    peerIp: string | null | undefined,
    userAgent: string | null | undefined,
  ) => ({
    ...addressFrom(forwardedFor ?? '', peerIp ?? null, config.trustedProxyCount),
    userAgent: userAgent ?? '',
  });
  return {
    refusalOf: ({ headers, url }: Request, peerIp: string | null): Refuse => {
      let waitInSeconds: number | null | undefined;
      return () => {
        if (waitInSeconds === undefined) {
          const [forwardedFor, agent] = [headers.get('x-forwarded-for'), headers.get('user-agent')];
          waitInSeconds = budgets.waitFor(visitorOf(forwardedFor, peerIp, agent));
        }
        if (waitInSeconds === null) return null;
        const overloaded = overloadedBodyAt(splitRequestUrl(url).path);
        const named = { ...overloaded.headers, 'retry-after': String(waitInSeconds) };
        return new Response(overloaded.body, { status: 429, headers: named });
      };
    },
    /** Tells whether a request comes from a network that has had its share. */
    isExcess: ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean => {
      const forwardedFor = String(headers['x-forwarded-for'] ?? '');
      return budgets.isUsedUp(visitorOf(forwardedFor, socket.remoteAddress, headers['user-agent']));
    },
  };
}
