import { createHash } from 'node:crypto';
import type { ShopKey } from '@lokke/domain/markets';
import { succeed } from '@lokke/http-client';
import {
  type AdminClient,
  type AdminToken,
  type AdminTokenSource,
  createAdminClient,
  renewTokens,
  requestAdminToken,
} from '@lokke/shopify-admin';
import * as v from 'valibot';
import type { AdminAccess, Config } from '../../config/index.ts';
import { createSessionCipher } from '../../http/session/index.ts';
import type { Exchanges } from '../../shared-state/index.ts';
import type { Log } from '../../telemetry/index.ts';
import { describeFailure } from './describe-failure.ts';

/** The client of a shop's Admin API; null without access to it. */
export type AdminClients = (shop: ShopKey) => AdminClient | null;

export interface AdminClientsOptions {
  readonly config: Pick<Config, 'shops' | 'upstreamTimeoutInMs'>;
  readonly fetch: typeof fetch;
  /** Waits between two attempts at a shop. */
  readonly wait?: (delayInMs: number) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Processes that use the same tokens; without it this one has its own. */
  readonly sharing?: {
    readonly exchanges: Exchanges;
    /** Tokens stand nowhere in the clear. */
    readonly secrets: readonly string[];
  };
  readonly log?: Log;
}

const PURPOSE = 'lokke admin tokens';
const tokenSchema = v.object({
  accessToken: v.string(),
  endsAtInMs: v.number(),
  scopes: v.array(v.string()),
});

/** Creates one client per shop on first use: all that asks the shop does so with one token. */
export function adminClients(options: AdminClientsOptions): AdminClients {
  const clients = new Map<ShopKey, AdminClient>();
  const share = sharedBy(options);
  return (shop) => {
    const { adminAccess: access, adminEndpoint: endpoint } = options.config.shops[shop];
    if (access === null) return null;
    const known = clients.get(shop);
    if (known !== undefined) return known;
    const client = createAdminClient({
      endpoint,
      accessToken: access.kind === 'token' ? access.token : tokensOf(shop, access, options, share),
      ...meansOf(options),
    });
    clients.set(shop, client);
    return client;
  };
}

const meansOf = ({ config, fetch, wait }: AdminClientsOptions) => ({
  fetch,
  timeoutInMs: config.upstreamTimeoutInMs,
  ...(wait && { wait }),
});

type App = Extract<AdminAccess, { readonly kind: 'app' }>;
type TokenResult = Awaited<ReturnType<typeof requestAdminToken>>;

function tokensOf(
  shop: ShopKey,
  app: App,
  options: AdminClientsOptions,
  share: ReturnType<typeof sharedBy>,
): AdminTokenSource {
  const { config, now: nowInMs = Date.now, log } = options;
  const { adminTokenEndpoint: tokenEndpoint } = config.shops[shop];
  return renewTokens({
    request: () => requestAdminToken({ app, tokenEndpoint, nowInMs, ...meansOf(options) }),
    ...(share && { share: share(markOf(`${tokenEndpoint} ${app.clientId}`)) }),
    nowInMs,
    onRenewed: (result) =>
      log?.(
        result.ok
          ? { level: 'info', event: 'admin.token', shop, endsAt: dateOf(result.value) }
          : {
              level: 'error',
              event: 'admin.refused',
              shop,
              reason: describeFailure(result.failure),
            },
      ),
  });
}

const dateOf = ({ endsAtInMs }: AdminToken) => new Date(endsAtInMs).toISOString();
const markOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Has one process request a token while the others wait for it; null where there are none. */
function sharedBy({ sharing, now = Date.now }: AdminClientsOptions) {
  if (sharing === undefined) return null;
  const cipher = createSessionCipher(sharing.secrets, PURPOSE);
  return (name: string) => {
    /** The last one seen, as it is shared: sealed. */
    let sealed = '';
    return async (
      before: AdminToken | null,
      request: () => Promise<TokenResult>,
    ): Promise<TokenResult> => {
      const turn = await sharing.exchanges.take(`admin:${name}`, before === null ? '' : sealed);
      if (turn.kind === 'found') {
        const token = v.safeParse(tokenSchema, await cipher.decrypt(turn.value));
        if (!token.success) return request();
        sealed = turn.value;
        return succeed(token.output);
      }
      const result = await request();
      if (!result.ok) await turn.giveUp();
      else {
        sealed = await cipher.encrypt(result.value);
        await turn.keep(sealed, result.value.endsAtInMs - now());
      }
      return result;
    };
  };
}
