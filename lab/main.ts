// npm run lab -- <command> […]: what takes too long, or needs too much, for npm test.
import { runTool } from '../tools/test/step.ts';

const COMMANDS = {
  attack: {
    does: 'repeats attacks against a shop of its own on this machine; writes docs/security.md',
    run: () => import('./attack/main.ts'),
  },
  container: {
    does: 'builds deploy/Containerfile with buildah or podman and starts the image',
    run: () => import('./container/main.ts'),
  },
  distributed: {
    does: 'runs the browser tests against two servers on a slow, faulty platform',
    run: () => import('./distributed.ts'),
  },
  mutation: {
    does: 'runs Stryker on the rules of promotions and discounts',
    run: () => import('./mutation/main.ts'),
  },
  'page-size': {
    does: 'measures page sizes; --record saves them for comparison',
    run: () => import('../tools/page-size/main.ts'),
  },
  references: {
    does: 'retakes the reference images of the browser tests',
    run: () => playwright('-c', 'e2e/playwright.config.ts', 'visual', '--update-snapshots=all'),
  },
  regexes: {
    does: 'checks new regular expressions for catastrophic backtracking and records them',
    run: () => import('../tools/regex-safety/main.ts'),
  },
  search: {
    does: 'asks the judged search questions in seven languages; --verbose names weak answers',
    run: () => import('./search/main.ts'),
  },
  stress: {
    does: 'runs load, faults, kills, concurrency and fuzzing; writes docs/reliability.md',
    run: () => import('./stress/main.ts'),
  },
} as const;

const [name = '', ...args] = process.argv.slice(2);
const command = Object.entries(COMMANDS).find(([known]) => known === name)?.[1];
if (command === undefined) {
  console.error('Usage: npm run lab -- <command> […]');
  for (const [known, { does }] of Object.entries(COMMANDS)) {
    console.error(`  ${known.padEnd(12)} ${does}`);
  }
  process.exitCode = 1;
} else {
  process.argv.splice(2, process.argv.length, ...args);
  await command.run();
}

async function playwright(...args: readonly string[]): Promise<void> {
  const print = (text: string) => process.stdout.write(text);
  process.exitCode = await runTool('playwright', ['test', ...args], print);
}
