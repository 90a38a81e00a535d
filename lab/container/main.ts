// npm run lab -- container [<port>]: builds the image of deploy/Containerfile, starts it, and checks that it becomes
// ready, is healthy, drains on SIGTERM and ends cleanly.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '../../tools/runtime/node-24.mjs';

const IMAGE = 'lokke-check';
const READY_TIMEOUT_IN_S = 90;
const port = Number(process.argv[2] ?? 3090);
const isInstalled = (tool: string) => spawnSync(tool, ['--version']).status === 0;

const builder = ['buildah', 'podman'].find(isInstalled);
if (builder === undefined) {
  console.log(
    'Skipped: neither buildah nor podman is installed (Debian: apt-get install buildah podman).',
  );
  process.exit();
}
const run = (tool: string, ...args: readonly string[]) =>
  execFileSync(tool, args, { cwd: ROOT, stdio: 'inherit' });
try {
  run(builder, 'build', '--format', 'docker', '-f', 'deploy/Containerfile', '-t', IMAGE, '.');
} catch {
  console.log(
    'The first stage was not built (is its registry reachable?): the last one is made of this folder.',
  );
  buildLastStage();
}
if (!isInstalled('podman')) {
  console.log('The image was built. It was not started, because podman is not installed.');
  process.exit();
}

const status = (path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    (response) => response.status,
    () => null,
  );
// A hosted shop that is away: the container holds no platform of its own.
const settings = [
  'MARKETS=nl',
  'SHOPIFY_NL_DOMAIN=http://127.0.0.1:1',
  'SHOPIFY_NL_STOREFRONT_TOKEN=x',
];
run(
  'podman',
  ...['run', '--detach', '--replace', '--name', IMAGE, '-p', `${port}:3000`],
  ...settings.flatMap((setting) => ['--env', setting]),
  IMAGE,
);
try {
  let ready = await status('/readyz');
  for (let seconds = 0; ready !== 200 && seconds < READY_TIMEOUT_IN_S; seconds += 1) {
    await delay(1_000);
    ready = await status('/readyz');
  }
  console.log(`/readyz: ${ready}`);
  run('podman', 'healthcheck', 'run', IMAGE);
  run('podman', 'kill', '--signal', 'TERM', IMAGE);
  await delay(1_000);
  console.log(`/readyz after SIGTERM: ${await status('/readyz')}`);
  const code = execFileSync('podman', ['wait', IMAGE], { encoding: 'utf8' }).trim();
  console.log(`Exit code ${code}`);
  if (ready !== 200 || code !== '0') process.exitCode = 1;
} finally {
  run('podman', 'rm', '--force', IMAGE);
}

/** The image without its first stage, from what is built here. */
function buildLastStage(): void {
  const folder = mkdtempSync(join(tmpdir(), 'lokke-image-'));
  try {
    const image = join(folder, 'image');
    run('npm', 'run', 'build');
    run(process.execPath, 'tools/image/assemble.ts', image);
    const [, stage = ''] = readFileSync(join(ROOT, 'deploy/Containerfile'), 'utf8').split(
      /^(?=FROM scratch)/m,
    );
    const file = join(folder, 'Containerfile');
    writeFileSync(file, stage.replace('--from=build /image /', '. /'));
    run(builder ?? 'buildah', 'build', '--format', 'docker', '-f', file, '-t', IMAGE, image);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
