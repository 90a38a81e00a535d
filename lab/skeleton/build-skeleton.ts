import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Package that brings the skeleton as the command `create` copies it. */
const CLI = '@shopify/cli-hydrogen@13.0.4';
const STARTER = 'package/dist/assets/hydrogen/starter';
/** Tools that a build needs; the rest checks and formats. */
const TOOLS = ['@react-router/dev', '@react-router/fs-routes', '@shopify/mini-oxygen', 'vite'];

/** Builds Hydrogen's own skeleton, without some tools, and keeps it for the next run; returns the file of its server. */
export function buildSkeleton(say: (text: string) => void): string {
  const folder = join(tmpdir(), `lokke-skeleton-${CLI.split('@').at(-1)}`);
  const built = join(folder, 'dist/server/index.js');
  if (existsSync(built)) return built;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const run = (command: string, ...args: readonly string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] }).toString();
  say(`Fetching the skeleton of ${CLI}, its packages (365 MB) and building it …`);
  const archive = run('npm', 'pack', CLI, '--silent').trim();
  run('tar', 'xzf', archive, STARTER);
  cpSync(join(folder, STARTER), folder, { recursive: true });
  rmSync(join(folder, 'package'), { recursive: true });
  keepTools(join(folder, 'package.json'));
  run('npm', 'install', '--no-audit', '--no-fund', '--silent');
  run('npx', 'react-router', 'build');
  return built;
}

function keepTools(file: string): void {
  const { devDependencies = {}, ...manifest } = JSON.parse(readFileSync(file, 'utf8'));
  const kept = Object.entries(devDependencies).filter(([name]) => TOOLS.includes(name));
  writeFileSync(file, JSON.stringify({ ...manifest, devDependencies: Object.fromEntries(kept) }));
}
