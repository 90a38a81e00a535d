// npm run try:container [-- port]: what deploy/Containerfile says, step by step in a clean folder of this machine, as nobody special.
// For machines without a container engine; the folder stays for a look when something fails.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '../runtime/node-24.mjs';
import { commandOf, environmentOf, readContainerfile, textsOf } from './read-containerfile.ts';

const NOBODY = 65_534;
const READY_WITHIN_IN_S = 90;

const port = Number(process.argv[2] ?? 3090);
const [build, run] = readContainerfile(readFileSync(join(ROOT, 'deploy/Containerfile'), 'utf8'));
if (build === undefined || run === undefined) throw new Error('There are not two stages.');

const folder = mkdtempSync(join(tmpdir(), 'lokke-container-'));
const shop = join(folder, 'shop');
const data = join(folder, 'data');
mkdirSync(data);
const archive = execFileSync('git', ['archive', '--prefix=shop/', 'HEAD'], {
  cwd: ROOT,
  maxBuffer: 1_000_000_000,
});
execFileSync('tar', ['-x', '-C', folder], { input: archive });

const isRoot = process.getuid?.() === 0;
if (isRoot) {
  execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, folder]);
  chownSync(folder, NOBODY, NOBODY);
}
const who = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
const clean = { HOME: folder, PATH: process.env['PATH'] };

for (const step of textsOf(build, 'RUN')) {
  console.log(`RUN ${step}`);
  // How this machine reaches the registry stands in its environment.
  const env = { ...process.env, ...clean };
  execFileSync('sh', ['-c', step], { ...who, cwd: shop, env, stdio: 'inherit' });
}

const set = { ...environmentOf(run), PORT: String(port), METRICS_PORT: '0', DATA_DIR: data };
const [program = '', ...args] = commandOf(run);
console.log(`CMD ${program} ${args.join(' ')}`);
const server = spawn(program, args, {
  ...who,
  cwd: shop,
  env: { ...clean, ...set },
  stdio: 'inherit',
});
const ended = once(server, 'exit');

const readyz = () =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status,
    () => null,
  );
let status = await readyz();
for (let seconds = 0; status !== 200 && seconds < READY_WITHIN_IN_S; seconds += 1) {
  await delay(1_000);
  status = await readyz();
}
console.log(`/readyz answers ${status}`);

const [health = ''] = textsOf(run, 'HEALTHCHECK');
const check = health.replace(/^.*?CMD /, '').replace(/:\d+\/readyz/, `:${port}/readyz`);
execFileSync('sh', ['-c', check], { ...who, cwd: shop, env: clean });
console.log('HEALTHCHECK is content');

server.kill('SIGTERM');
await delay(1_000);
console.log(`/readyz answers ${await readyz()} after SIGTERM`);
const [code] = await ended;
console.log(`it ended with ${code}`);
if (status !== 200 || code !== 0) process.exitCode = 1;
else rmSync(folder, { recursive: true });
