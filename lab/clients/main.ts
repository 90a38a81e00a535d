// npm run lab -- clients [name …]: clients that were written elsewhere against the demo in memory, a line for each call.
import { problemOf } from './client-call.ts';
import { CLIENTS } from './clients.ts';
import { openPlatform } from './open-platform.ts';

const wanted = process.argv.slice(2);
await using platform = await openPlatform();
for (const [name, callsOf] of Object.entries(CLIENTS)) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
  const calls = callsOf(platform);
  let answered = 0;
  console.warn(name);
  for (const call of calls) {
    const problem = await problemOf(call);
    if (problem === null) answered += 1;
    else process.exitCode = 1;
    console.warn(
      `  ${problem === null ? 'ok  ' : 'FAIL'} ${call.name}${problem === null ? '' : `: ${problem}`}`,
    );
  }
  console.warn(`  ${answered} of ${calls.length}`);
}
