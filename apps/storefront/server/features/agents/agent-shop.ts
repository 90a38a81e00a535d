import type { BuyerChoices, BuyerContext } from '@lokke/contract/agents';
import type { Catalogue, ContentSource } from '@lokke/contract/ports';
import type { Locale, Market } from '@lokke/domain/markets';
import type { LimitedCarts } from '../cart/index.ts';

/** The shop of one market, as tools of assistants use it: the same catalogue and carts as the pages. */
export interface AgentShop {
  readonly market: Market;
  readonly catalogue: Catalogue;
  readonly content: ContentSource;
  readonly carts: LimitedCarts;
  readonly publicOrigin: string;
  /** Null where its salons cannot be read. */
  readonly isSalon: (salonNo: string) => Promise<boolean | null>;
  /** Choices that the buyer's assistant tells with this call, which the checkout need not ask for. */
  readonly buyer: BuyerChoices;
  /** Time since the epoch. */
  readonly nowInMs: number;
}

/** Shops that one call may use. */
export interface AgentShops {
  /** Null for a country that the shop does not sell to. */
  readonly forBuyer: (context: BuyerContext | undefined, buyer?: BuyerChoices) => AgentShop | null;
  readonly forLocale: (locale: Locale, buyer?: BuyerChoices) => AgentShop | null;
  /** Does the work of a key once: a repeated call is told the first outcome. */
  readonly once: <Outcome extends ToolOutcome>(
    call: KeyedCall,
    work: () => Promise<Outcome>,
  ) => Promise<Outcome | ToolOutcome>;
}

export interface KeyedCall {
  readonly tool: string;
  /** Each agent chooses its own keys, whoever shares its network. */
  readonly agent: string;
  readonly key: string | undefined;
  readonly input: unknown;
}

/** `refused`: the protocol failed rather than the shop, such as by a limit; told by the HTTP status, too. */
export type ToolOutcome =
  | { readonly kind: 'done'; readonly content: Readonly<Record<string, unknown>> }
  | {
      readonly kind: 'refused';
      readonly status: 400 | 409 | 422 | 429 | 503;
      readonly message: string;
      readonly data?: Readonly<Record<string, unknown>>;
    };

export function addressIn({ publicOrigin, market }: AgentShop, path: string): string {
  return publicOrigin + market.prefix + path;
}
