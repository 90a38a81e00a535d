// npm run lab -- regexes: checks new regular expressions for catastrophic backtracking and records them in checked.json.
// One that is not linear needs a reason there: `polynomial: at most 500 characters`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import { ROOT } from '../runtime/node-24.mjs';
import { collectPatterns } from './collect-patterns.ts';

process.env['RECHECK_BACKEND'] = 'pure';
const FILE = join(ROOT, 'tools', 'regex-safety', 'checked.json');
const LIMIT_IN_MS = 20_000;

const known: Readonly<Record<string, string>> = JSON.parse(readFileSync(FILE, 'utf8'));
const verdicts = [...collectPatterns(ROOT)].map(([name, { source, flags }]) => {
  const verdict = known[name] ?? verdictOf(source, flags);
  if (known[name] === undefined) console.log(`${verdict}: ${name}`);
  return [name, verdict] as const;
});
const sorted = verdicts.toSorted(([left], [right]) => (left < right ? -1 : 1));
writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
console.log(`${sorted.length} patterns`);

function verdictOf(source: string, flags: string): string {
  const checked = checkSync(source, flags, { timeout: LIMIT_IN_MS });
  if (checked.status === 'safe') return 'linear';
  return checked.status === 'vulnerable' ? checked.complexity.type : 'undecided';
}
