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
  const baseUrl = addressOf(textOf(environment, 'CONTENTFUL_URL') ?? otherwise, 'CONTENTFUL_URL');
  const previewToken =
    tokenOf(environment, 'CONTENTFUL_PREVIEW_TOKEN') ??
    (spaceId === undefined ? secrets.previewToken : undefined);
  const environmentId = textOf(environment, 'CONTENTFUL_ENVIRONMENT') ?? 'master';
  return {
    baseUrl,
    spaceId: spaceId ?? EMBEDDED_SPACE,
    environmentId,
    accessToken: accessToken ?? secrets.contentToken,
    /** Address and token by which drafts are read; null without a token. */
    preview:
      previewToken === undefined
        ? null
        : { baseUrl: previewAddressOf(baseUrl), accessToken: previewToken },
    /** Address at which an editor opens a field of an entry. */
    editor:
      spaceId === undefined
        ? `${platformOrigin}/console/content/entry/{entry}?locale={locale}#field-{field}`
        : `${editorOrigin(baseUrl)}/spaces/${spaceId}/environments/${environmentId}/entries/{entry}?focusedField={field}&focusedLocale={locale}`,
    timeoutInMs: numberOf(environment, 'CONTENTFUL_TIMEOUT_MS'),
    /** Time that content counts as fresh. */
    freshInMs: numberOf(environment, 'CONTENTFUL_FRESH_MS'),
    /** Origins of its images and videos. */
    pictureOrigins: spaceId === undefined ? [platformOrigin] : CONTENTFUL_FILES,
  };
}

/** Contentful reads drafts at a host of its own in each region; the embedded platform, and what stands in for it, below a path. */
function previewAddressOf(baseUrl: string): string {
  const url = new URL(baseUrl);
  if (!/^cdn\.(?:\w+\.)?contentful\.com$/.test(url.hostname)) return `${baseUrl}/preview`;
  url.hostname = url.hostname.replace(/^cdn/, 'preview');
  return url.href.replace(/\/$/, '');
}

/** Contentful's web app has a host in each region, as its API has. */
function editorOrigin(baseUrl: string): string {
  const [, region = ''] = /^cdn\.(\w+\.)contentful\.com$/.exec(new URL(baseUrl).hostname) ?? [];
  return `https://app.${region}contentful.com`;
}
