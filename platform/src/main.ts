// The platform as a process: node platform/src/main.ts, with PLATFORM_PORT, HOST, PLATFORM_ORIGIN, STOREFRONT_URL,
// DATA_DIR and PLATFORM_SECRETS; PLATFORM_TLS=on for https, PLATFORM_ROOT_SHOP; FIRESTORE_PORT and IDENTITY_PORT for Google's clients; secrets and store domains of a shop as SHOPIFY_<SHOP>_….
import { resolve } from 'node:path';
import { BrandError, brandFolderOf } from '@lokke/brand';
import { storedCertificate } from './certificate.ts';
import { keepEarlierNamespace } from './keep-earlier-namespace.ts';
import { openBrand } from './open-brand.ts';
import { serveOwnPort } from './own-port.ts';
import { createPlatform, type Platform } from './platform.ts';
import {
  readContentWebhook,
  readEnvironment,
  readFaultPlan,
  readOwnPorts,
  readPort,
  readProxyCount,
  readRootShop,
  readSwitch,
} from './read-environment.ts';
import { servePlatform } from './server.ts';
import { DataError, dataFileIn, lockDataFolder, makeDataFolder } from './store/index.ts';
import { secretsFileOf, storedSecrets } from './stored-secrets.ts';

const DEFAULT_PORT = 4010;

const port = orExit(() => readPort(process.env, 'PLATFORM_PORT')) ?? DEFAULT_PORT;
const wantedPorts = orExit(() => readOwnPorts(process.env));
const proxies = orExit(() => readProxyCount(process.env));
const isTls = orExit(() => readSwitch(process.env, 'PLATFORM_TLS'));
const address = `${isTls ? 'https' : 'http'}://localhost:`;
const dataDir = resolve(process.env['DATA_DIR'] || '.data');

function openPlatform(): Platform {
  const brand = openBrand(brandFolderOf(process.env));
  makeDataFolder(dataDir);
  const lock = lockDataFolder(dataDir);
  // Named here, it stays in memory, and with it the lock.
  process.on('exit', lock.release);
  const platform = createPlatform({
    dataFile: dataFileIn(dataDir),
    secrets: storedSecrets(secretsFileOf(dataDir)),
    origin: process.env['PLATFORM_ORIGIN'] || `${address}${port}`,
    storefrontUrl: process.env['STOREFRONT_URL'] || 'http://localhost:3000',
    brand,
    rootShop: readRootShop(process.env),
    contentWebhook: readContentWebhook(process.env),
    faults: { plan: readFaultPlan(process.env) },
    ...readEnvironment(process.env),
  });
  keepEarlierNamespace(platform.context.store.read, brand.namespace, true);
  return platform;
}

/** Ends the start with what is wrong with a setting, and without a stack. */
function orExit<Value>(work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    return explainAndExit(error);
  }
}

function explainAndExit(error: unknown): never {
  if (!(error instanceof DataError || error instanceof BrandError)) throw error;
  console.error(error.message);
  process.exit(1);
}

const platform = orExit(openPlatform);
const served = await servePlatform(platform, {
  port,
  hostname: process.env['HOST'] || '127.0.0.1',
  proxies,
  certificate: isTls ? await storedCertificate(dataDir) : null,
}).catch(explainAndExit);
console.warn(`platform listening on ${address}${served.port}`);
const ownPorts = await Promise.all(
  wantedPorts.map(async (wanted) => {
    const own = await serveOwnPort(platform, wanted).catch(explainAndExit);
    console.warn(`${wanted.service} listening on http://localhost:${own.port}`);
    return own;
  }),
);

// Several signals must close the store once only.
const stopping = new AbortController();
stopping.signal.addEventListener('abort', async () => {
  await Promise.all(ownPorts.map((own) => own.stop()));
  await served.stop();
  process.exit(0);
});
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stopping.abort());
