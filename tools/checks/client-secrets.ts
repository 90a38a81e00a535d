// npm test -- --only secrets: the files for browsers hold no secret, no name of one, and no code for servers.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../runtime/node-24.mjs';

const CLIENT = join(ROOT, 'apps', 'storefront', 'build', 'client');
const FORBIDDEN: readonly (readonly [pattern: RegExp, why: string])[] = [
  [
    /\b\w*_(?:ADMIN_TOKEN|PRIVATE_TOKEN|MULTIPASS_SECRET|WEBHOOK_SECRET|CLIENT_SECRET)\b|SESSION_SECRETS/,
    'the name of a secret',
  ],
  [/lokke-(?:admin|private|multipass|webhook)-|shp(?:at|ss|ca|pa)_\w/, 'a secret of a shop'],
  [/X-Shopify-Access-Token|Shopify-Storefront-Private-Token/i, 'a header for servers'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [/node:(?:crypto|fs|http|sqlite)\b/, 'a module of Node'],
  [/customerAccessTokenCreate|metafieldsSet/, 'a query of the server'],
];

const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:js|css|html|json|map|txt)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
// Secrets of this machine's environment.
const values = Object.entries(process.env).flatMap(([name, value = '']) =>
  /_(?:TOKEN|SECRET|SECRETS)$/.test(name) && value.length >= 12 ? [value] : [],
);

const found = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  const reasons = FORBIDDEN.filter(([pattern]) => pattern.test(text)).map(
    ([pattern, why]) => `${why}: ${pattern.exec(text)?.[0]}`,
  );
  if (values.some((value) => text.includes(value))) reasons.push('the value of a secret');
  return reasons.map((reason) => `${file}: ${reason}`);
});
for (const line of found) console.error(line);
console.log(`${files.length} files for browsers, ${found.length} findings`);
if (files.length === 0 || found.length > 0) process.exitCode = 1;
