import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ShopSecrets {
  readonly adminToken: string;
  readonly privateToken: string;
  readonly webhookSecret: string;
}

/** Reads the secrets that the platform in this folder made for its shops on its first start. */
export function shopSecrets(dataDir: string): (shop: string) => ShopSecrets {
  const text = readFileSync(join(dataDir, 'platform-secrets.json'), 'utf8');
  const { shops }: { shops: Record<string, ShopSecrets> } = JSON.parse(text);
  return (shop) => {
    const secrets = shops[shop];
    if (secrets === undefined) throw new Error(`The platform has no secrets of ${shop}.`);
    return secrets;
  };
}
