import {
  API_VERSIONS,
  type PlatformContext,
  parseGid,
  SHOP_KEYS,
  type Shop,
  shopBaseUrl,
} from '../../protocol/index.ts';

/** Path of a shop's sign-in; the number is the shop's own. */
export const ISSUER_PATH = '/authentication/:shopId{\\d{1,9}}';

type Place = Pick<PlatformContext, 'origin'> & { readonly shop: Shop };

function shopNumber({ id }: Pick<Shop, 'id'>): string {
  const parsed = parseGid(id);
  if (parsed === null) throw new TypeError(`${id} is no id of a shop`);
  return parsed.id;
}

export function shopOfNumber(
  { shops }: Pick<PlatformContext, 'shops'>,
  number: string | undefined,
): Shop | null {
  const key = SHOP_KEYS.find((one) => shopNumber(shops[one]) === number);
  return key === undefined ? null : shops[key];
}

export function issuerOf({ origin, shop }: Place): string {
  return `${origin}/authentication/${shopNumber(shop)}`;
}

export const SCOPES = ['openid', 'email', 'customer-account-api:full'];

export function openIdConfiguration(place: Place, languages: readonly string[]) {
  const issuer = issuerOf(place);
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    end_session_endpoint: `${issuer}/logout`,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    scopes_supported: SCOPES,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'none'],
    code_challenge_methods_supported: ['S256'],
    claims_supported: [
      'iss',
      'sub',
      'aud',
      'exp',
      'iat',
      'nonce',
      'sid',
      'email',
      'email_verified',
    ],
    ui_locales_supported: languages,
  };
}

/** Tells the address of the Customer Account API, in its newest version. */
export function customerApiConfiguration({ origin, shop }: Place) {
  return {
    graphql_api: `${shopBaseUrl(origin, shop)}/customer/api/${API_VERSIONS.at(-1)}/graphql`,
  };
}
