import { purgeCalls } from '../server/cache/edge/index.ts';
import type { CdnSettings } from '../server/config/index.ts';
import type { CheckContext } from './finding.ts';
import { about, type Finding } from './finding.ts';
import { type Knock, probe } from './probe.ts';

/** No page has it. */
const TAG = 'nothing-at-all';

/** Checks that the CDN takes a purge, of a tag that no page has. */
export async function checkCdn(checkContext: CheckContext): Promise<readonly Finding[]> {
  const { cdn } = checkContext.config;
  if (cdn === null) return [];
  const say = about(null);
  const responses = await Promise.all(
    purgeCalls(cdn, [TAG]).map(async ({ url, ...init }) => ({
      place: new URL(url).origin,
      response: await probe(checkContext, url, init),
    })),
  );
  return responses.map(({ place, response }) =>
    response.kind === 'answered' && response.status < 300
      ? say.ok('cdn', `The CDN at ${place} is told of changes.`)
      : say.problem('cdn', problemOf(cdn, place, response)),
  );
}

function problemOf(cdn: CdnSettings, place: string, response: Knock): string {
  if (response.kind === 'silent') {
    const variable = {
      varnish: 'CDN_ADDRESSES',
      fastly: 'CDN_API_ORIGIN',
      cloudflare: 'CDN_API_ORIGIN',
      generic: 'CDN_PURGE_URL',
    }[cdn.kind];
    return `The CDN cannot be told of changes at ${place} (${response.reason}). Is ${variable} right?`;
  }
  const { status } = response;
  if (status === 401 || status === 403) {
    return `The CDN at ${place} does not accept CDN_TOKEN (${status}).`;
  }
  if (status === 404 && 'id' in cdn) return `The CDN at ${place} does not know CDN_ID (404).`;
  return `The CDN at ${place} answers ${status} to a purge: until it takes them, changes show after CDN_FRESH_MS.`;
}
