// What the build gives to browsers: no secret, no name of one, nothing that only a server has a use for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../runtime/node-24.mjs';

const CLIENT = join(ROOT, 'apps', 'storefront', 'build', 'client');
const FORBIDDEN: readonly (readonly [pattern: RegExp, why: string])[] = [
  [
    /\b\w*_(?:ADMIN_TOKEN|PRIVATE_TOKEN|MULTIPASS_SECRET|WEBHOOK_SECRET)\b|SESSION_SECRETS/,
    'the name of a secret',
  ],
  [/lokke-(?:admin|private|multipass|webhook)-|shp(?:at|ss|ca|pa)_\w/, 'a secret of a shop'],
  [/X-Shopify-Access-Token|Shopify-Storefront-Private-Token/i, 'how a server asks a shop'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [/node:(?:crypto|fs|http|sqlite)\b/, 'a module of Node'],
  [/customerAccessTokenCreate|metafieldsSet/, 'a query of the server'],
];

const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:js|css|html|json|map|txt)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
// The values themselves, whatever they look like, where this machine has some.
const values = Object.entries(process.env).flatMap(([name, value = '']) =>
  /_(?:TOKEN|SECRET|SECRETS)$/.test(name) && value.length >= 12 ? [value] : [],
);

const found = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  const told = FORBIDDEN.filter(([pattern]) => pattern.test(text)).map(
    ([pattern, why]) => `${why}: ${pattern.exec(text)?.[0]}`,
  );
  if (values.some((value) => text.includes(value))) told.push('the value of a secret');
  return told.map((what) => `${file}: ${what}`);
});
for (const line of found) console.error(line);
console.log(`${files.length} files for browsers, ${found.length} findings`);
if (files.length === 0 || found.length > 0) process.exitCode = 1;
