import {
  asRecord,
  asString,
  type FetchOptions,
  fail,
  type JsonRecord,
  parseJson,
  type Result,
  requestText,
  succeed,
} from '@lokke/http-client';
import type { ProviderFailure } from './failure.ts';

/** Endpoints where a shop's customers log in and where their data is asked for. */
export interface Discovery {
  readonly issuer: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly endSessionEndpoint: string;
  readonly jwksUri: string;
  /** The whole URL, with a version. */
  readonly graphqlApi: string;
}

/** Asks the shop's own domain: addresses and issuer are others where a shop has a domain for its accounts. */
export async function discover(
  baseUrl: string,
  options: FetchOptions,
): Promise<Result<Discovery, ProviderFailure>> {
  const [openId, api] = await Promise.all([
    read(`${baseUrl}/.well-known/openid-configuration`, options),
    read(`${baseUrl}/.well-known/customer-account-api`, options),
  ]);
  if (!openId.ok) return openId;
  if (!api.ok) return api;
  const isSecure = baseUrl.startsWith('https:');
  const found = {
    issuer: addressIn(openId.value, 'issuer', isSecure),
    authorizationEndpoint: addressIn(openId.value, 'authorization_endpoint', isSecure),
    tokenEndpoint: addressIn(openId.value, 'token_endpoint', isSecure),
    endSessionEndpoint: addressIn(openId.value, 'end_session_endpoint', isSecure),
    jwksUri: addressIn(openId.value, 'jwks_uri', isSecure),
    graphqlApi: addressIn(api.value, 'graphql_api', isSecure),
  };
  return isWhole(found)
    ? succeed(found)
    : fail({ kind: 'unreadable', message: `Discovery lacks ${missingIn(found).join(', ')}` });
}

type Found = Record<keyof Discovery, string | null>;

function isWhole(found: Found): found is Record<keyof Discovery, string> {
  return missingIn(found).length === 0;
}

function missingIn(found: Found): readonly string[] {
  return Object.entries(found).flatMap(([name, value]) => (value === null ? [name] : []));
}

/** A shop reached by https names no address without it. */
function addressIn(document: JsonRecord, name: string, isSecure: boolean): string | null {
  const url = URL.parse(asString(document[name]) ?? '');
  const isUsable = url?.protocol === 'https:' || (url?.protocol === 'http:' && !isSecure);
  return isUsable ? asString(document[name]) : null;
}

async function read(
  address: string,
  options: FetchOptions,
): Promise<Result<JsonRecord, ProviderFailure>> {
  const sent = await requestText(address, { headers: { accept: 'application/json' } }, options);
  if (!sent.ok) return sent;
  const { response, text } = sent.value;
  if (!response.ok) return fail({ kind: 'http', status: response.status });
  const document = asRecord(parseJson(text));
  return document === null
    ? fail({ kind: 'unreadable', message: `${address} is not JSON` })
    : succeed(document);
}
