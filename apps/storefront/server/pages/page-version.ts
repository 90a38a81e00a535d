import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import type { Brand } from '@lokke/brand';
import { DATA_FORMAT } from '@lokke/contract/data-format';
import type { ServerBuild } from 'react-router';
import type { Config } from '../config/index.ts';
import type { PageFiles } from './page-files.ts';

export interface PageVersionOptions {
  readonly build: ServerBuild;
  readonly buildId?: string;
  readonly brand: Brand;
  readonly config: Config;
  readonly files: PageFiles;
}

/** Version of what servers write for each other; raised when its shape or meaning changes. */
const FORMAT = 1;

/** Names what pages of two builds have to agree in before one can be shown in an outage of the other. */
export function pageFamilyOf({ config }: Pick<PageVersionOptions, 'config'>): string {
  const agreed = [FORMAT, DATA_FORMAT, config.publicOrigin];
  return createHash('sha256').update(agreed.join(' ')).digest('base64url').slice(0, 16);
}

/**
 * Names all that decides how a page looks but its data: code, brand and settings. Servers with one version show each
 * other's pages; while a new one is rolled out, old and new keep their own.
 */
export function pageVersionOf({
  build,
  buildId = '',
  brand: { folder: _folder, notes: _notes, ...brand },
  config,
  files,
}: PageVersionOptions): string {
  const { publicOrigin, locales, platformOrigin, pictureOrigins, run, pages } = config;
  const { content, newsletter, measurement, errorReporting, salons, identity } = config;
  const sources = {
    code: [FORMAT, buildId, build.assets.version, files],
    brand,
    addresses: { publicOrigin, locales, platformOrigin, pictureOrigins },
    shops: Object.values(config.shops).map(({ endpoint, baseUrl, storeUrls, isEmbedded }) => ({
      endpoint,
      baseUrl,
      storeUrls,
      isEmbedded,
    })),
    services: [content.baseUrl, content.spaceId, content.environmentId, salons.projectId],
    measured: { measurement, errorReporting, newsletter },
    settings: { hasIdentity: identity !== null, defersScripts: run.defersScripts, pages },
  };
  return createHash('sha256').update(serialize(sources)).digest('base64url').slice(0, 16);
}
