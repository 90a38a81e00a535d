// npm run doctor [-- --json]: does what .env says work? Exit status 0 if so, 1 if not.
import { loadEnvironmentFile } from '../server/load-environment-file.ts';
import { examine } from './examine.ts';
import { isHealthy, reportJson, reportText } from './report.ts';

loadEnvironmentFile();
const findings = await examine({ environment: process.env, fetch, now: Date.now });
const report = process.argv.includes('--json') ? reportJson : reportText;
process.stdout.write(`${report(findings)}\n`);
process.exitCode = isHealthy(findings) ? 0 : 1;
