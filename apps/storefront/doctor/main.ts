// npm run doctor [-- --json]: does what .env says work? Exit status 0 if so, 1 if not.
import { loadEnvironmentFile } from '../server/config/read-config.ts';
import { isHealthy, reportJson, reportText } from './report.ts';
import { runChecks } from './run-checks.ts';

loadEnvironmentFile();
const findings = await runChecks({ environment: process.env, fetch, now: Date.now });
const report = process.argv.includes('--json') ? reportJson : reportText;
process.stdout.write(`${report(findings)}\n`);
process.exitCode = isHealthy(findings) ? 0 : 1;
