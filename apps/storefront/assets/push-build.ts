import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { causeMessage } from '@lokke/http-client';
import { AwsClient } from 'aws4fetch';
import { getMimeType } from 'hono/utils/mime';
import type { BucketSettings } from './bucket-settings.ts';
import type { BuildFiles } from './build-files.ts';

const AT_ONCE = 16;
const RETRIES = 4;

export interface PushOptions {
  /** The build's client folder. */
  readonly from: string;
  readonly build: BuildFiles;
  readonly bucket: BucketSettings;
}

/**
 * Writes a build's hashed files to `assets/<name>` of a bucket; the first refusal ends it with an error. What is there
 * already is written again: a rule that drops old files counts from the last build that has them.
 */
export async function pushBuild({ from, build, bucket }: PushOptions): Promise<void> {
  const { url, accessKeyId, secretAccessKey, sessionToken, region } = bucket;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken !== null && { sessionToken }),
    ...(region !== null && { region }),
    service: 's3',
    retries: RETRIES,
  });
  const put = async (name: string) => {
    const body = await readFile(join(from, 'assets', name));
    const headers = {
      'content-type': getMimeType(name) ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
    };
    const response = await client
      .fetch(`${url}/assets/${name}`, { method: 'PUT', body, headers })
      .catch((error: unknown) => {
        throw new Error(`"${url}" cannot be reached: ${causeMessage(error)}.`);
      });
    if (response.ok) return;
    throw new Error(`"${url}" refused ${name}: ${response.status} ${await codeOf(response)}`);
  };
  const names = [...build.names];
  let failed = false;
  const worker = async () => {
    for (let name = names.pop(); name !== undefined && !failed; name = names.pop()) {
      await put(name).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** S3 names what is wrong in `<Code>`. */
async function codeOf(response: Response): Promise<string> {
  return /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? response.statusText;
}

/** Checks that the shop's servers can read what was pushed; the sentence says why not. */
export async function unreadableReason(
  origin: string,
  { names }: BuildFiles,
): Promise<string | null> {
  const name = names.find((each) => extname(each) === '.js');
  if (name === undefined) return null;
  const url = `${origin}/assets/${name}`;
  try {
    const { status } = await fetch(url, { redirect: 'error' });
    return status === 200
      ? null
      : `${url} answers ${status}: servers could not read what is there.`;
  } catch (error) {
    return `${url} cannot be read: ${causeMessage(error)}.`;
  }
}
