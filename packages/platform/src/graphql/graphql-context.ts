import type { PlatformContext } from '../platform-context.ts';
import type { Shop } from '../shops/index.ts';
import type { ApiVersion } from './versions.ts';

export interface GraphqlRequest {
  /** Without a token some fields are closed, as at Shopify. */
  readonly hasToken: boolean;
  readonly buyerIp: string | null;
}

export interface GraphqlContext extends PlatformContext {
  readonly shop: Shop;
  readonly apiVersion: ApiVersion;
  /** Of `@inContext`, else the shop's own. */
  readonly country: string;
  readonly language: string;
  readonly request: GraphqlRequest;
}
