// node tools/image/assemble.ts <folder>: what a container of the built storefront holds, and nothing else: Node with the
// libraries that it loads, the build, the packages that it imports, and the demo's brand. deploy/Containerfile runs it.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..', '..');
/** Parts of the build, from the repository's root. */
const PARTS = ['apps/storefront/build', 'apps/storefront/package.json', 'packages/demo/brand'];
/** Our own, which the build holds. */
const NOT_TO_SERVE = /\/@lokke(\/|$)/;
/** Files that no program reads. */
const UNREAD = /\.(map|md|d\.[cm]?ts|tsbuildinfo)$|\/(\.github|docs?|tests?|__tests__|examples?)$/;
/** User of Google's distroless images. */
const USER_ID = 65_532;

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: node tools/image/assemble.ts <folder>');
  process.exit(1);
}
const target = resolve(folder);

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, {
    recursive: true,
    dereference: true,
    // Packages below a package are listed themselves.
    filter: (path) => !UNREAD.test(path) && (path === from || basename(path) !== 'node_modules'),
  });
}

function packagesOf(workspace: string): readonly string[] {
  const args = ['ls', '--omit=dev', '--all', '--parseable', '-w', workspace];
  // npm complains of optional packages that are not there.
  const { stdout } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8' });
  const listed = stdout.split('\n').filter((path) => path.includes('/node_modules/'));
  return [...new Set(listed)].filter((path) => !NOT_TO_SERVE.test(path.slice(ROOT.length)));
}

/** The files that the loader names for a program. */
function librariesOf(program: string): readonly string[] {
  const listed = execFileSync('ldd', [program], { encoding: 'utf8' });
  return [...listed.matchAll(/(?:=> )?(\/\S+) \(/g)].flatMap(([, path]) => path ?? []);
}

for (const part of [...PARTS]) copy(join(ROOT, part), join(target, 'shop', part));
for (const path of packagesOf('@lokke/storefront')) {
  copy(path, join(target, 'shop', relative(ROOT, path)));
}

const node = join(target, 'bin/node');
copy(realpathSync(process.execPath), node);
// Symbols for debuggers; without the program the image is larger.
spawnSync('strip', [node]);
const natives = globSync('shop/node_modules/**/*.{node,so,so.*}', { cwd: target });
for (const library of [node, ...natives.map((one) => join(target, one))].flatMap(librariesOf)) {
  if (!library.startsWith(target)) copy(realpathSync(library), join(target, library));
}

for (const place of ['tmp', 'data', 'etc']) mkdirSync(join(target, place), { recursive: true });
writeFileSync(join(target, 'etc/passwd'), `shop:x:${USER_ID}:${USER_ID}::/shop:/nologin\n`);
writeFileSync(join(target, 'etc/group'), `shop:x:${USER_ID}:\n`);
