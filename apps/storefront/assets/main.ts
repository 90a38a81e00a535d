// npm run assets -- keep 5: adds this build's hashed files to ASSETS_DIR, and drops what only builds before the last
// five have.
// npm run assets -- push: writes them to ASSET_BUCKET, an S3-compatible store that ASSET_ORIGIN is read from.
import { join } from 'node:path';
import { countOf } from '../scripts/count-of.ts';
import { runCommand } from '../scripts/run-command.ts';
import { readConfig } from '../server/config/index.ts';
import { bucketSettingsOf } from './bucket-settings.ts';
import { buildFilesOf } from './build-files.ts';
import { keepBuild } from './keep-build.ts';
import { pushBuild, unreadableReason } from './push-build.ts';

const USAGE = 'Usage: npm run assets -- keep <number of builds, 1 to 100> | push';
const CLIENT_FOLDER = join(
  import.meta.dirname,
  '..',
  process.env['BUILD_FOLDER'] ?? 'build',
  'client',
);

function keep(count: string | undefined): string {
  if (!/^([1-9]\d?|100)$/.test(count ?? '')) throw new Error(USAGE);
  const { folder } = readConfig(process.env).assets;
  if (folder === null)
    throw new Error('ASSETS_DIR is not set: it names the folder to keep files in.');
  const build = buildFilesOf(CLIENT_FOLDER);
  const { builds, copied, dropped } = keepBuild({
    from: CLIENT_FOLDER,
    build,
    folder,
    count: Number(count),
    now: new Date(),
  });
  const kept = `${folder} holds ${countOf(builds.length, 'build')}`;
  return `Build ${build.id}: ${countOf(copied, 'file')} added, ${dropped} dropped; ${kept}.`;
}

async function push(): Promise<string> {
  const { origin } = readConfig(process.env).assets;
  const bucket = bucketSettingsOf(process.env);
  const build = buildFilesOf(CLIENT_FOLDER);
  await pushBuild({ from: CLIENT_FOLDER, build, bucket });
  const pushed = `Build ${build.id}: ${countOf(build.names.length, 'file is', 'files are')} in ${bucket.url}`;
  if (origin === null) return `${pushed}; servers read none of them until ASSET_ORIGIN is set.`;
  const reason = await unreadableReason(origin, build);
  if (reason !== null) throw new Error(`${pushed}, but ${reason}`);
  return `${pushed}, and read from ${origin}.`;
}

await runCommand(async () => {
  const [command, ...rest] = process.argv.slice(2);
  if (command === 'keep') process.stdout.write(`${keep(rest[0])}\n`);
  else if (command === 'push' && rest.length === 0) process.stdout.write(`${await push()}\n`);
  else throw new Error(USAGE);
  return true;
});
