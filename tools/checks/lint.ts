// npm run lint: writes the import rules from the table of rooms, then runs Biome with the given arguments.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../runtime/node-24.mjs';
import '../imports/make-rules.ts';

const biome = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
const args = ['check', '--error-on-warnings', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, [biome, ...args], { cwd: ROOT, stdio: 'inherit' });
process.exitCode = status ?? 1;
