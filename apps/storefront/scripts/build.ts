// npm run build: browser files, server and what visitors get compressed, after the generated code that they import.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { refuseUnknown } from '../../../tools/runtime/refuse-unknown.ts';
import { precompress } from './precompress.ts';

refuseUnknown(process.argv.slice(2), []);

const STOREFRONT = join(import.meta.dirname, '..');
const PACKAGES = join(STOREFRONT, '../../packages');
const GENERATORS = [
  'i18n',
  'vendors/shopify-storefront',
  'vendors/shopify-customer-account',
  'vendors/shopify-admin',
];

async function run(command: string, ...args: readonly string[]): Promise<void> {
  const child = spawn(command, args, { cwd: STOREFRONT, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}.`);
}

await Promise.all(
  GENERATORS.map((name) =>
    run(process.execPath, join(PACKAGES, name, 'scripts/generate.ts'), '--documents'),
  ),
);
await run('react-router', 'build', '--logLevel', 'warn');
await precompress(join(STOREFRONT, 'build/client'));
