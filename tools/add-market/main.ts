// npm run add-market -- <locale> --like … : writes all that a market needs. npm run add-market -- check: what each lacks.
// npm run add-market -- help lists all options.
import { parseArgs } from 'node:util';
import { ROOT } from '../runtime/node-24.mjs';
// Biome's configuration, which formats what is written, names a file that a fresh clone lacks.
import '../imports/make-rules.ts';
import { checkMarkets } from './check-markets.ts';
import { decisionsFor } from './decisions.ts';
import { RequestError, readRequest } from './market-request.ts';
import { planMarket } from './plan-market.ts';
import { writeAll } from './tree.ts';

const USAGE = `npm run add-market -- at --like de --country AT --currency EUR --language de --api-version 2025-04
  --tag de-AT   the language tag, if not the language in the country
  --rate 0.95   how many units of the currency one of the market it is like makes, where they differ
npm run add-market -- check
  lists what each market lacks
`;

const say = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

function answers() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        like: { type: 'string' },
        country: { type: 'string' },
        currency: { type: 'string' },
        language: { type: 'string' },
        tag: { type: 'string' },
        'api-version': { type: 'string' },
        rate: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    // Node goes on about arguments that begin with a dash, of which there are none.
    const [sentence] = String(error instanceof Error ? error.message : error).split('. To ');
    throw new RequestError(`${sentence}. See --help.`);
  }
}

function check(): number {
  const findings = checkMarkets(ROOT);
  if (findings.length === 0) say(['Every market has all it needs.']);
  else say(findings.map(({ locale, kind, sentence }) => `${locale}  ${kind}  ${sentence}`));
  return findings.length === 0 ? 0 : 1;
}

function run(): number {
  const { values, positionals } = answers();
  const [command, ...more] = positionals;
  if (values.help === true || command === undefined || command === 'help') {
    process.stdout.write(USAGE);
    return 0;
  }
  if (more.length > 0) throw new RequestError(`One market at a time: "${more[0]}" is too many.`);
  if (command === 'check') return check();
  const request = readRequest({ ...values, locale: command, apiVersion: values['api-version'] });
  const edits = planMarket(ROOT, request);
  writeAll(ROOT, edits);
  say([
    `Added ${request.locale} (${request.countryName}). Written:`,
    ...edits.map(({ path }) => `  ${path}`),
    'A person must still decide:',
    ...decisionsFor(request).map((line) => `- ${line}`),
    'Then: npm run add-market -- check',
  ]);
  return 0;
}

try {
  process.exitCode = run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof RequestError ? 2 : 1;
}
