import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError, type Environment, originOf, textOf } from './read-env.ts';

/** Places of a build's hashed files besides the build itself. */
export interface AssetSettings {
  /** Folder with the hashed files of the last builds (`npm run assets -- keep`); null when there is none. */
  readonly folder: string | null;
  /** Origin that has them at `/assets/<name>` (`npm run assets -- push`); null when there is none. */
  readonly origin: string | null;
}

export function assetSettingsOf(environment: Environment): AssetSettings {
  const isStored = textOf(environment, 'ASSET_ORIGIN') !== undefined;
  return {
    folder: folderOf(environment),
    origin: isStored ? originOf(environment, 'ASSET_ORIGIN', '') : null,
  };
}

function folderOf(environment: Environment): string | null {
  const named = textOf(environment, 'ASSETS_DIR');
  if (named === undefined) return null;
  const folder = resolve(environment['INIT_CWD'] ?? '.', named);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  throw new ConfigError(`ASSETS_DIR names "${folder}", which is no folder.`);
}
