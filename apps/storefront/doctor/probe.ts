import type { CheckContext } from './finding.ts';

/** Requests a URL and returns the status, if any. */
export type Knock =
  | { readonly kind: 'answered'; readonly status: number }
  | { readonly kind: 'silent'; readonly reason: string };

export async function probe(
  { fetch, config }: Pick<CheckContext, 'fetch' | 'config'>,
  address: string,
  init: RequestInit = {},
): Promise<Knock> {
  try {
    const signal = AbortSignal.timeout(config.upstreamTimeoutInMs);
    const response = await fetch(address, { ...init, signal });
    await response.body?.cancel();
    return { kind: 'answered', status: response.status };
  } catch (error) {
    if (!(error instanceof Error)) return { kind: 'silent', reason: String(error) };
    const { message } = error.cause instanceof Error ? error.cause : error;
    return { kind: 'silent', reason: message };
  }
}
