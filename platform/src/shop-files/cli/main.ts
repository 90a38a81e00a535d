// Fills and reads the shops of the embedded platform: npm run platform -- help
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCli } from './run-cli.ts';

// Settings of the shop hold for its commands; the environment wins over the file.
const envFile = join(import.meta.dirname, '../../../../.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

// `… | head` closes the pipe early; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runCli(process.argv.slice(2), {
  out: process.stdout,
  err: process.stderr,
  dataDir: process.env['DATA_DIR'] || '.data',
  storefrontUrl: process.env['STOREFRONT_URL'] || `http://localhost:${process.env['PORT'] || 3000}`,
  origin:
    process.env['PLATFORM_ORIGIN'] || `http://localhost:${process.env['PLATFORM_PORT'] || 4010}`,
  workingDir: process.env['INIT_CWD'] || process.cwd(),
});
