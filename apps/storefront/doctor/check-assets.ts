import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildFiles, buildFilesOf } from '../assets/build-files.ts';
import { unreadableReason } from '../assets/push-build.ts';
import type { CheckContext } from './finding.ts';
import { about, type Finding } from './finding.ts';

const CLIENT_FOLDER = join(import.meta.dirname, '..', 'build', 'client');

/** Checks that servers of other builds find the files of the build that is here. */
export async function checkAssets(
  { config }: CheckContext,
  clientFolder = CLIENT_FOLDER,
): Promise<readonly Finding[]> {
  const { folder, origin } = config.assets;
  if (!existsSync(join(clientFolder, 'assets'))) return [];
  const build = buildFilesOf(clientFolder);
  return [
    ...(folder === null ? [] : [folderFinding(folder, build)]),
    ...(origin === null ? [] : [await originFinding(origin, build)]),
  ];
}

function folderFinding(folder: string, { names }: BuildFiles): Finding {
  const say = about(null);
  const missing = names.filter((name) => !existsSync(join(folder, 'assets', name)));
  if (missing.length === 0) return say.ok('assets', 'ASSETS_DIR has the files of this build.');
  return say.warning(
    'assets',
    `ASSETS_DIR lacks ${missing.length} of the ${names.length} files of this build: run \`npm run assets -- keep 5\` before servers change.`,
  );
}

async function originFinding(origin: string, build: BuildFiles): Promise<Finding> {
  const say = about(null);
  const reason = await unreadableReason(origin, build);
  if (reason === null) return say.ok('assets', 'ASSET_ORIGIN has the files of this build.');
  return say.warning('assets', `${reason} Run \`npm run assets -- push\` before servers change.`);
}
