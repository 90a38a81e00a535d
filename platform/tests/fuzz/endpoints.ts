import { readFileSync } from 'node:fs';

/** An HTTP endpoint and its inputs. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly parameters?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly fields?: readonly string[];
  /** A valid body to start from. */
  readonly json?: unknown;
}

/** All endpoints except GraphQL. `{cart}` is the token of an existing cart. */
export const ENDPOINTS: readonly Endpoint[] = JSON.parse(
  readFileSync(new URL('endpoints.json', import.meta.url), 'utf8'),
);
