import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { certificateFileIn } from '../../certificate.ts';
import { API_VERSIONS, demoPublicToken, type ShopKey } from '../../protocol/index.ts';
import { readCatalogue } from '../../shopify/catalogue/index.ts';
import { checkFolderIsFree } from '../../store/index.ts';
import {
  type Command,
  type CommandInput,
  DONE,
  REFUSED,
  shopOption,
  UsageError,
} from './command.ts';
import { FILLING, resetCommand } from './reset-command.ts';

const MAIN = join(import.meta.dirname, '../../main.ts');
const DEFAULT_PORT = 4010;
const MAX_PORT = 65_535;
/** The shop of somebody who names none. */
const DEFAULT_SHOP = 'nl';

export const serveCommand: Command = {
  usage: 'serve [--port <port>] [--data <folder>] [--from <products.csv>] [--tls]',
  takes: [...FILLING, 'shop', 'port', 'tls'],
  summary:
    'the platform alone, for any storefront; a shop without products is filled from the file',
  async run(input) {
    const shop = shopOption(input.options.shop ?? DEFAULT_SHOP);
    const port = portOption(input.options.port);
    if (input.options.from !== undefined) {
      const filled = await fillOnce(input, shop);
      if (filled !== DONE) return filled;
    }
    checkFolderIsFree(input.dataDir);
    input.out.write(addressesText(input, shop, port));
    return serveUntilStopped({
      PLATFORM_PORT: String(port),
      DATA_DIR: input.dataDir,
      PLATFORM_ROOT_SHOP: shop,
      PLATFORM_TLS: input.options.tls === true ? 'on' : 'off',
    });
  },
};

function portOption(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= MAX_PORT) return port;
  throw new UsageError(`--port is a number from 1 to ${MAX_PORT}, not "${text}".`);
}

/** Fills the shop at the first start; what was sold or changed since stays. */
async function fillOnce(input: CommandInput, shop: ShopKey): Promise<number> {
  const { store } = input.openPlatform();
  const isFilled = readCatalogue(store, shop).products.length > 0;
  await input.endWork(true);
  if (isFilled) {
    input.err.write(`${shop}: has products already; --from is not read again.\n`);
    return DONE;
  }
  const openPlatform = () => input.openPlatform('reset');
  const filled = await resetCommand.run({
    ...input,
    openPlatform,
    options: { ...input.options, shop, empty: false },
  });
  // Sales from here on are no change of this command.
  await input.endWork(filled === DONE);
  return filled;
}

function addressesText({ dataDir, options }: CommandInput, shop: ShopKey, port: number): string {
  const isTls = options.tls === true;
  const base = `${isTls ? 'https' : 'http'}://localhost:${port}`;
  const version = API_VERSIONS.at(-1) ?? '';
  const secrets = join(dataDir, 'platform-secrets.json');
  return [
    `domain          localhost:${port}`,
    `Storefront API  ${base}/${shop}/api/${version}/graphql.json`,
    `public token    ${process.env[`SHOPIFY_${shop.toUpperCase()}_STOREFRONT_TOKEN`] || demoPublicToken(shop)}`,
    `Admin API       ${base}/${shop}/admin/api/${version}/graphql.json, with the adminToken of ${secrets}`,
    `console         ${base}`,
    ...(isTls ? [`to trust it     ${trustOf(certificateFileIn(dataDir))}`] : []),
    '',
  ].join('\n');
}

function trustOf(file: string): string {
  return `NODE_EXTRA_CA_CERTS=${file} for Node, --cacert ${file} for curl; browsers ask once, or take it in their settings`;
}

/** Runs the platform in a process of its own, which ends with this one's signals. */
async function serveUntilStopped(settings: Readonly<Record<string, string>>): Promise<number> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, pass);
  const [code] = await once(child, 'exit');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, pass);
  return code === 0 ? DONE : REFUSED;
}
