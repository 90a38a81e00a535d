import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { BrandError } from '@lokke/brand';
import { ConfigError, environmentWithFile, workerCountOf } from './config/index.ts';
import { runWorkers } from './http/workers/index.ts';

// The built file is `build/server/index.js`; static files are in `build/client`.
const clientFolder = fileURLToPath(new URL('../client', import.meta.url));

async function start(): Promise<void> {
  const environment = environmentWithFile();
  const count = workerCountOf(environment);
  if (count !== null && cluster.isPrimary) return runWorkers({ count, environment });
  // Loaded only where it runs: the process above the workers stays small.
  const { startServer } = await import('./serve.ts');
  await startServer(clientFolder);
}

try {
  await start();
} catch (error) {
  // A setting at fault is named in one sentence; anything else is a bug, with its stack.
  const isSetting = error instanceof ConfigError || error instanceof BrandError;
  console.error(isSetting ? error.message : error);
  process.exit(1);
}
