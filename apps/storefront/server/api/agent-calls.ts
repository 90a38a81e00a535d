import { createHash } from 'node:crypto';
import type { BuyerChoices, BuyerContext } from '@lokke/contract/agents';
import { type ApiErrorCode, messageOf } from '@lokke/contract/errors';
import type { ContentSource } from '@lokke/contract/ports';
import { chooseBuyerMarket } from '@lokke/domain/buyer-market';
import type { ConsentByPurpose } from '@lokke/domain/consent';
import { isLocale, type Locale, type Market, marketOf } from '@lokke/domain/markets';
import * as v from 'valibot';
import type { AccountContexts } from '../features/account/index.ts';
import {
  type AgentShop,
  type AgentShops,
  answerMcp,
  type KeyedCall,
  type McpServer,
  mcpError,
  STOREFRONT_TOOLS,
  type ToolOutcome,
  UCP_TOOLS,
} from '../features/agents/index.ts';
import type { CartLimits } from '../features/cart/index.ts';
import type { Salons } from '../features/salons/index.ts';
import type { Shops } from '../features/shops/index.ts';
import { splitRequestUrl } from '../http/index.ts';
import {
  type Attempt,
  attemptAll,
  type CreateRateLimiter,
  type Exchanges,
} from '../shared-state/index.ts';
import { MAX_BYTES, type RequestContext, type Route, readJson } from './handle-call.ts';
import { type HandlerResult, refuse, refuseBroken, refuseFor, rejectMethod } from './reply.ts';

export interface AgentServices {
  readonly shops: Shops;
  readonly contentOf: (market: Market) => ContentSource;
  readonly accounts: Pick<AccountContexts, 'addressOf'>;
  readonly salons: Salons;
  readonly cartLimits: CartLimits;
  readonly limiters: CreateRateLimiter;
  readonly exchanges: Exchanges;
  readonly publicOrigin: string;
  /** Time since the epoch. */
  readonly clock: () => number;
}

/** Address of the Universal Commerce Protocol, which `/.well-known/ucp` names. */
export const UCP_PATH = '/api/ucp/mcp';

/** Time for which a repeated call is told the first outcome. */
const REMEMBERED_FOR_IN_MS = 24 * 3_600_000;

/** Calls of assistants; a locale behind the address settles the market, whatever the buyer's context says. */
export function agentCalls(services: AgentServices): readonly Route[] {
  const attemptCall = createAgentLimits(services.limiters);
  const route = (path: string, server: McpServer): readonly Route[] => {
    const handle: Route['handle'] = async (requestContext) => {
      const { request } = requestContext;
      if (request.method !== 'POST') return inProtocol(rejectMethod('POST'));
      // A page of another origin, or a name that was bound to this server, may not speak for its visitor.
      const origin = request.headers.get('origin') ?? services.publicOrigin;
      if (origin !== services.publicOrigin) return inProtocol(refuse('foreignOrigin'));
      const json = await readJson(request, MAX_BYTES);
      if (!json.ok) return inProtocol(refuse(json.failure));
      const answered = await answerOne(requestContext, json.value).catch(refuseBroken);
      return inProtocol(answered, json.value);
    };
    const answerOne = async (requestContext: RequestContext, message: unknown) => {
      const { request } = requestContext;
      const { network } = services.accounts.addressOf(requestContext);
      const attempt = await attemptCall(network, request, message);
      if (!attempt.isAllowed) {
        const { retryAfterInSeconds } = attempt;
        return refuseFor({ code: 'tooManyRequests', reason: 'agents', retryAfterInSeconds });
      }
      const found = shopsFor(services, requestContext);
      if (found === null) return refuse('unknownPath');
      return answer(server, found, requestContext, message);
    };
    return [
      { path, handle },
      { path: `${path}/:locale`, handle },
    ];
  };
  return [
    ...route(UCP_PATH, { name: 'ucp', tools: UCP_TOOLS }),
    ...route('/api/mcp', { name: 'storefront', tools: STOREFRONT_TOOLS }),
  ];
}

/** Codes of the protocol; whatever else is refused is no request that could be answered. */
const KINDS: ReadonlyMap<ApiErrorCode, 'parse' | 'internal' | 'server'> = new Map([
  ['malformedJson', 'parse'],
  ['tooManyRequests', 'server'],
  ['busy', 'server'],
  ['unexpected', 'internal'],
]);

/** Assistants read the errors of JSON-RPC alone. */
function inProtocol(result: HandlerResult<unknown>, message?: unknown): HandlerResult<unknown> {
  if (result.kind === 'reply') return result;
  const kind = KINDS.get(result.code) ?? 'request';
  return { ...result, body: mcpError(kind, messageOf(result.code), message) };
}

async function answer(
  server: McpServer,
  shops: AgentShops,
  { limiterOf }: RequestContext,
  message: unknown,
): Promise<HandlerResult<unknown>> {
  const result = await limiterOf('agents').run(() => answerMcp(server, shops, message));
  if (result.kind !== 'done') return refuse('busy');
  const { status, body } = result.value;
  return { kind: 'reply', reply: body, status };
}

/** Null for an address that names no sold market. */
function shopsFor(services: AgentServices, requestContext: RequestContext): AgentShops | null {
  const { shops, contentOf, accounts, cartLimits, publicOrigin, salons, clock } = services;
  const { request, locales } = requestContext;
  const settled = localeIn(splitRequestUrl(request.url).path);
  if (settled !== null && !(isLocale(settled) && locales.includes(settled))) return null;
  const { ip, network } = accounts.addressOf(requestContext);
  const open = (market: Market, buyer: BuyerChoices): AgentShop => ({
    market,
    catalogue: shops.catalogueOf(market),
    content: contentOf(market),
    carts: {
      carts: shops.cartsOf(market, { ip, consent: consentOf(buyer) }),
      limits: cartLimits,
      network,
    },
    isSalon: async (salonNo) => {
      const list = await salons.listOf(market);
      return list.kind === 'found' ? list.value.byNumber(salonNo) !== null : null;
    },
    publicOrigin,
    buyer,
    nowInMs: clock(),
  });
  const marketFor = (context: BuyerContext | undefined): Market | null => {
    if (settled !== null && isLocale(settled)) return marketOf(settled);
    const { address_country: country, address_region: region, language } = context ?? {};
    return chooseBuyerMarket({ country, region, language }, locales);
  };
  return {
    forBuyer: (context, buyer) => {
      const market = marketFor(context);
      return market === null ? null : open(market, buyer);
    },
    forLocale: (locale: Locale, buyer) =>
      locales.includes(locale) ? open(marketOf(locale), buyer) : null,
    once: (call, work) => doOnce(services.exchanges, { network, settled, ...call }, work),
  };
}

/** Null without a word of the buyer: the checkout asks. */
function consentOf(buyer: BuyerChoices): ConsentByPurpose | null {
  const consent = buyer?.consent;
  if (consent === undefined) return null;
  const { sale_of_data: saleOfData, ...others } = consent;
  return { ...others, saleOfData };
}

/** Locale behind the address of a server; null for the address alone. */
function localeIn(path: string): string | null {
  const [, last = ''] = /\/mcp\/([^/]+)\/?$/.exec(path) ?? [];
  return last === '' ? null : last;
}

const KEY_REUSED: ToolOutcome = {
  kind: 'refused',
  status: 409,
  message: 'This idempotency key was used for something else',
};

interface PlacedCall extends KeyedCall {
  readonly network: string;
  /** Locale behind the address, which chooses the market. */
  readonly settled: string | null;
}

/** A key belongs to one agent in one network: nobody else's call can take it. Of another tool or market it is something else. */
async function doOnce<Outcome extends ToolOutcome>(
  exchanges: Exchanges,
  { network, agent, key, ...asked }: PlacedCall,
  work: () => Promise<Outcome>,
): Promise<Outcome | ToolOutcome> {
  if (key === undefined) return work();
  const turn = await exchanges.take(`agent ${digestOf([network, agent, key])}`);
  const mark = digestOf([asked.settled, asked.tool, asked.input]);
  if (turn.kind === 'found') {
    const kept: { readonly mark: string; readonly outcome: ToolOutcome } = JSON.parse(turn.value);
    return kept.mark === mark ? kept.outcome : KEY_REUSED;
  }
  const outcome = await work().catch(async (error: unknown) => {
    await turn.giveUp();
    throw error;
  });
  // A call that failed may be tried again.
  if (outcome.kind === 'refused') await turn.giveUp();
  else await turn.keep(JSON.stringify({ mark, outcome }), REMEMBERED_FOR_IN_MS);
  return outcome;
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}

/** An assistant asks a few times for each of its buyers, and shares the networks of a data centre with others. */
const OF_NETWORK = { name: 'agents-network', most: 960, windowInMs: 60_000 };
/** Leaves room for the other assistants of a network. Anybody may bear any name, so none counts outside its network. */
const OF_AGENT = { name: 'agents-agent', most: 240, windowInMs: 60_000 };

/** Counts calls of assistants by network, and in it by assistant. */
function createAgentLimits(limiters: CreateRateLimiter) {
  const [ofNetwork, ofAgent] = [limiters(OF_NETWORK), limiters(OF_AGENT)];
  return (network: string, { headers }: Request, message: unknown): Promise<Attempt> => {
    const agent = agentNamedIn(message) ?? headers.get('user-agent') ?? '';
    return attemptAll([
      [ofNetwork, network],
      [ofAgent, `${network} ${agent}`],
    ]);
  };
}

const namingSchema = v.object({
  params: v.object({
    arguments: v.object({ meta: v.object({ 'ucp-agent': v.object({ profile: v.string() }) }) }),
  }),
});

function agentNamedIn(message: unknown): string | null {
  const named = v.safeParse(namingSchema, message);
  return named.success ? named.output.params.arguments.meta['ucp-agent'].profile : null;
}
