import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const EXPORT = { name: 'contentful-export', version: '7.22.5' };
const IMPORT = { name: 'contentful-import', version: '10.0.5' };

export interface ContentTools {
  readonly exportSpace: (settings: object) => Promise<unknown>;
  readonly importCommand: string;
}

/**
 * Fetches Contentful's tools, and keeps them for the next run. As dependencies of the repository they would be a third of
 * the files that `npm ci` writes.
 */
export function fetchContentTools(): ContentTools {
  const folder = join(tmpdir(), `lokke-content-tools-${EXPORT.version}-${IMPORT.version}`);
  const manifest = join(folder, 'package.json');
  const importCommand = join(folder, 'node_modules', '.bin', IMPORT.name);
  if (!existsSync(importCommand)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const dependencies = { [EXPORT.name]: EXPORT.version, [IMPORT.name]: IMPORT.version };
    writeFileSync(manifest, JSON.stringify({ private: true, dependencies }));
    const args = ['install', '--no-audit', '--no-fund', '--silent'];
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  // biome-ignore lint/plugin: what it loads is no file of the repository.
  return { exportSpace: createRequire(manifest)(EXPORT.name), importCommand };
}
