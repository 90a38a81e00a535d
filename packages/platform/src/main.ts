// The platform as a process: node packages/platform/src/main.ts, with PLATFORM_PORT, HOST, PLATFORM_ORIGIN, STOREFRONT_URL,
// DATA_DIR and PLATFORM_SECRETS; secrets and store domains of a shop as SHOPIFY_<SHOP>_….
import { join, resolve } from 'node:path';
import { BrandError, brandFolderOf } from '@lokke/brand';
import { DataError, dataFileIn, lockDataFolder, makeDataFolder } from './core/index.ts';
import { openBrand } from './open-brand.ts';
import { createPlatform, type Platform } from './platform.ts';
import { readContentWebhook, readEnvironment, readFaultPlan } from './read-environment.ts';
import { servePlatform } from './server.ts';
import { storedSecrets } from './stored-secrets.ts';

const port = Number(process.env['PLATFORM_PORT'] || 4010);
const dataDir = resolve(process.env['DATA_DIR'] || '.data');
/** For the one before, which may still be ending. */
const WAIT_FOR_FOLDER_IN_MS = 5_000;

function openPlatform(): Platform {
  const brand = openBrand(brandFolderOf(process.env));
  makeDataFolder(dataDir);
  const lock = lockDataFolder(dataDir, WAIT_FOR_FOLDER_IN_MS);
  // Named here, it stays in memory, and with it the lock.
  process.on('exit', lock.release);
  return createPlatform({
    dataFile: dataFileIn(dataDir),
    secrets: storedSecrets(
      process.env['PLATFORM_SECRETS'] || join(dataDir, 'platform-secrets.json'),
    ),
    origin: process.env['PLATFORM_ORIGIN'] || `http://localhost:${port}`,
    storefrontUrl: process.env['STOREFRONT_URL'] || 'http://localhost:3000',
    brand,
    contentWebhook: readContentWebhook(process.env),
    faults: { plan: readFaultPlan(process.env) },
    ...readEnvironment(process.env),
  });
}

/** What cannot be used ends the start with what is wrong, and no stack. */
function openOrExit(): Platform {
  try {
    return openPlatform();
  } catch (error) {
    if (!(error instanceof DataError || error instanceof BrandError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const platform = openOrExit();
const served = await servePlatform(platform, {
  port,
  hostname: process.env['HOST'] || '127.0.0.1',
});
console.warn(`platform listening on http://localhost:${served.port}`);

// Several signals must close the store once only.
const stopping = new AbortController();
stopping.signal.addEventListener('abort', () => served.stop().then(() => process.exit(0)));
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stopping.abort());
