import { ConfigError, type Environment, secretOf, textOf } from '../server/config/read-env.ts';

/** A bucket of an S3-compatible store, and who writes into it. Only `npm run assets -- push` reads it. */
export interface BucketSettings {
  /** Such as `https://s3.eu-central-1.amazonaws.com/shop-assets`, without a slash at its end. */
  readonly url: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | null;
  /** Null: read from the host name, or `us-east-1`. */
  readonly region: string | null;
}

export function bucketSettingsOf(environment: Environment): BucketSettings {
  const text = textOf(environment, 'ASSET_BUCKET');
  if (text === undefined) {
    throw new ConfigError('ASSET_BUCKET is not set: it names the bucket to push files to.');
  }
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.search + url.hash + url.username) {
    throw new ConfigError(`ASSET_BUCKET must be the http(s) address of a bucket, not "${text}".`);
  }
  return {
    url: url.href.replace(/\/+$/, ''),
    accessKeyId: neededOf(environment, 'AWS_ACCESS_KEY_ID'),
    secretAccessKey: neededOf(environment, 'AWS_SECRET_ACCESS_KEY'),
    sessionToken: secretOf(environment, 'AWS_SESSION_TOKEN') ?? null,
    region: textOf(environment, 'AWS_REGION') ?? null,
  };
}

function neededOf(environment: Environment, name: string): string {
  const value = secretOf(environment, name);
  if (value !== undefined) return value;
  throw new ConfigError(`${name} is not set: ASSET_BUCKET needs a key that may write into it.`);
}
