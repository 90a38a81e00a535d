import { type FetchOptions, fail, type Result, succeed } from '@lokke/http-client';
import * as openid from 'openid-client';
import type { Discovery } from './discover.ts';
import { caught, type ProviderFailure } from './failure.ts';

export interface ProviderOptions extends FetchOptions {
  readonly discovery: Discovery;
  readonly clientId: string;
  /** Null for a public client, which proves itself by PKCE alone. */
  readonly clientSecret: string | null;
  /** Id of the storefront: public clients are known by it. */
  readonly origin: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Parts of a login that are kept until the browser comes back. */
export interface PendingLogin {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

interface LoginPlace {
  /** Registered exactly so. */
  readonly redirectUri: string;
  /** `fr-CA`. */
  readonly locale: string;
  /** ISO 3166. */
  readonly country: string;
}

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  /** Milliseconds since 1970. */
  readonly expiresAtInMs: number;
  /** Kept as it came, for the logout at the provider. */
  readonly idToken: string | null;
}

interface Customer {
  readonly email: string;
  readonly isEmailProved: boolean;
  /** Milliseconds since 1970 by the provider's clock, in whole seconds. */
  readonly loggedInAtInMs: number;
}

export type LoggedIn = Tokens & { readonly customer: Customer };

/** A shop's provider of logins, for one client of it. */
export interface Provider {
  readonly beginLogin: (
    place: LoginPlace,
  ) => Promise<{ readonly url: string; readonly pending: PendingLogin }>;
  /** Trades the code of the returned address; the id_token is checked by the provider's keys. */
  readonly finishLogin: (
    returned: URL,
    pending: PendingLogin,
  ) => Promise<Result<LoggedIn, ProviderFailure>>;
  /** A new refresh token replaces the old one, which is worth nothing afterwards. */
  readonly refresh: (refreshToken: string) => Promise<Result<Tokens, ProviderFailure>>;
  readonly logoutUrl: (idToken: string, returnTo: string) => string;
}

const SCOPE = 'openid email customer-account-api:full';
/** Default where an answer does not say. */
const DEFAULT_LIFETIME_IN_S = 3_600;

/** The keys are kept across logins. */
export function createProvider(options: ProviderOptions): Provider {
  const { timeoutInMs, now } = options;
  let keys: openid.ExportedJWKSCache | undefined;

  const configure = (): openid.Configuration => {
    const configuration = configurationOf(options);
    if (keys !== undefined) openid.setJwksCache(configuration, keys);
    return configuration;
  };
  const tokensOf = (answer: openid.TokenEndpointResponse): Tokens => ({
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? null,
    expiresAtInMs: now() + (answer.expires_in ?? DEFAULT_LIFETIME_IN_S) * 1000,
    idToken: answer.id_token ?? null,
  });

  return {
    async beginLogin({ redirectUri, locale, country }) {
      const pending = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(configure(), {
        response_type: 'code',
        scope: SCOPE,
        redirect_uri: redirectUri,
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: 'S256',
        locale,
        region_country: country,
      });
      return { url: url.href, pending };
    },
    finishLogin: (returned, { state, nonce, verifier }) =>
      caught(async () => {
        const configuration = configure();
        const answer = await openid.authorizationCodeGrant(configuration, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        keys = openid.getJwksCache(configuration);
        const claims = answer.claims();
        const email = claims?.['email'];
        if (claims === undefined || typeof email !== 'string' || email === '') {
          return fail({ kind: 'unreadable', message: 'The id_token names no e-mail address' });
        }
        const isEmailProved = claims['email_verified'] === true;
        const customer = { email, isEmailProved, loggedInAtInMs: claims.iat * 1000 };
        return succeed({ ...tokensOf(answer), customer });
      }, timeoutInMs),
    refresh: (refreshToken) =>
      caught(async () => {
        const answer = await openid.refreshTokenGrant(configure(), refreshToken);
        return succeed(tokensOf(answer));
      }, timeoutInMs),
    logoutUrl: (idToken, returnTo) =>
      openid.buildEndSessionUrl(configure(), {
        id_token_hint: idToken,
        post_logout_redirect_uri: returnTo,
      }).href,
  };
}

function configurationOf({
  discovery,
  clientId,
  clientSecret,
  origin,
  fetch,
  timeoutInMs,
  now,
}: ProviderOptions): openid.Configuration {
  const configuration = new openid.Configuration(
    {
      issuer: discovery.issuer,
      authorization_endpoint: discovery.authorizationEndpoint,
      token_endpoint: discovery.tokenEndpoint,
      end_session_endpoint: discovery.endSessionEndpoint,
      jwks_uri: discovery.jwksUri,
    },
    clientId,
    // The library has a clock of its own.
    { [openid.clockSkew]: Math.round((now() - Date.now()) / 1000) },
    clientSecret === null ? openid.None() : openid.ClientSecretBasic(clientSecret),
  );
  configuration.timeout = timeoutInMs / 1000;
  configuration[openid.customFetch] = (url, { body, ...init }) => {
    const form = body instanceof URLSearchParams ? body : null;
    return fetch(url, { ...init, body: form, headers: { ...init.headers, origin } });
  };
  openid.enableNonRepudiationChecks(configuration);
  // Plain http is the embedded platform, and discovery allows it for no other.
  if (discovery.issuer.startsWith('http:')) openid.allowInsecureRequests(configuration);
  return configuration;
}
