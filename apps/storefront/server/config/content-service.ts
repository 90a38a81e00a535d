import type { EmbeddedPlatform } from './platform-secrets.ts';
import { addressOf, ConfigError, type Environment, numberOf, textOf, tokenOf } from './read-env.ts';

const CONTENTFUL = 'https://cdn.contentful.com';
const CONTENTFUL_FILES = ['https://images.ctfassets.net', 'https://videos.ctfassets.net'];
const EMBEDDED_SPACE = 'lokke';

/** Reads the Contentful space, or the embedded platform's. */
export function contentServiceOf(
  environment: Environment,
  { origin: platformOrigin, secrets }: EmbeddedPlatform,
) {
  const spaceId = textOf(environment, 'CONTENTFUL_SPACE_ID');
  const accessToken = tokenOf(environment, 'CONTENTFUL_ACCESS_TOKEN');
  if (spaceId !== undefined && accessToken === undefined) {
    throw new ConfigError(
      'CONTENTFUL_ACCESS_TOKEN is missing: CONTENTFUL_SPACE_ID is set, and a space is read with a token.',
    );
  }
  const otherwise = spaceId === undefined ? `${platformOrigin}/contentful` : CONTENTFUL;
  return {
    baseUrl: addressOf(textOf(environment, 'CONTENTFUL_URL') ?? otherwise, 'CONTENTFUL_URL'),
    spaceId: spaceId ?? EMBEDDED_SPACE,
    environmentId: textOf(environment, 'CONTENTFUL_ENVIRONMENT') ?? 'master',
    accessToken: accessToken ?? secrets.contentToken,
    timeoutInMs: numberOf(environment, 'CONTENTFUL_TIMEOUT_MS'),
    /** Time that content counts as fresh. */
    freshInMs: numberOf(environment, 'CONTENTFUL_FRESH_MS'),
    /** Origins of its images and videos. */
    pictureOrigins: spaceId === undefined ? [platformOrigin] : CONTENTFUL_FILES,
  };
}
