import type { MethodOf } from '@lokke/contract/ports';
import type { Result } from '@lokke/http-client';
import type { Discovery, Provider, ProviderFailure } from '@lokke/shopify-customer-account';
import type { HostedCookies } from '../../../http/session/index.ts';
import type { AccountBackend } from '../account-backend.ts';
import type { AccountContext } from '../account-context.ts';
import type { Refreshes } from './refreshes.ts';

/** A shop's provider of logins and its API, as discovery names them. */
export interface Connection {
  readonly provider: Provider;
  readonly graphqlApi: Discovery['graphqlApi'];
}

/** Context of a shop whose customers log in at its own pages. */
export interface HostedContext extends AccountContext {
  readonly cookies: HostedCookies;
  readonly connect: () => Promise<Result<Connection, ProviderFailure>>;
  readonly refreshes: Refreshes;
  /** The shop's pages in this market: `https://shop.example/no/`. */
  readonly home: string;
  readonly fetch: typeof fetch;
  readonly timeoutInMs: number;
  readonly wait?: ((delayInMs: number) => Promise<void>) | undefined;
}

export type Method<Name extends keyof AccountBackend> = MethodOf<
  HostedContext,
  AccountBackend[Name]
>;
