// Fills and reads the shops of the embedded platform: npm run platform -- help
import { runCli } from './run-cli.ts';

process.exitCode = await runCli(process.argv.slice(2), {
  out: process.stdout,
  err: process.stderr,
  dataDir: process.env['DATA_DIR'] || '.data',
});
