// npm run lab -- <command> […]: runs that take too long, or need too much, for npm test. npm run lab -- help
// lists them.
import { refuseUnknown } from '../tools/runtime/refuse-unknown.ts';
import { runTool } from '../tools/test/step.ts';

const COMMANDS = {
  agents: {
    does: 'has foreign clients of assistants shop in each market, from search to the hand-off',
    takes: [],
    run: () => import('./agents/main.ts'),
  },
  attack: {
    does: 'repeats attacks that take sockets, files or processes; writes docs/security.md',
    run: () => import('./attack/main.ts'),
  },
  'bad-day': {
    does: 'breaks one thing after another and asserts which alert fires; writes docs/reliability.md',
    run: () => import('./bad-day/main.ts'),
  },
  conformance: {
    does: 'asks the platform what others recorded of live Shopify; writes platform/DIFFERENCES.md',
    run: () => import('./conformance/main.ts'),
  },
  judges: {
    does: "Shopify's own packages against the platform: tokens, the Admin API, a webhook's signature",
    takes: [],
    run: () => import('./judges/main.ts'),
  },
  'page-size': {
    does: 'measures page sizes; --record saves them for comparison',
    takes: ['--record'],
    run: () => import('../tools/page-size/main.ts'),
  },
  references: {
    does: 'retakes the reference images of the browser tests',
    takes: [],
    run: () => playwright('-c', 'e2e/playwright.config.ts', 'visual', '--update-snapshots=all'),
  },
  regexes: {
    does: 'checks new regular expressions for catastrophic backtracking and records them',
    takes: [],
    run: () => import('../tools/regex-safety/main.ts'),
  },
  rollout: {
    does: 'two builds behind Varnish while visitors shop: a mixed fleet, a rollout, a rollback, old tabs',
    run: () => import('./rollout/main.ts'),
  },
  search: {
    does: 'asks the judged search questions in seven languages; --verbose names weak answers',
    takes: ['--verbose'],
    run: () => import('./search/main.ts'),
  },
  skeleton: {
    does: "builds Hydrogen's own skeleton from its package: login, an order and logout on the platform",
    takes: [],
    run: () => import('./skeleton/main.ts'),
  },
  stress: {
    does: 'runs load beyond what the shop can serve; writes docs/reliability.md',
    run: () => import('./stress/main.ts'),
  },
} as const;

const [name = '', ...args] = process.argv.slice(2);
const command = Object.entries(COMMANDS).find(([known]) => known === name)?.[1];
if (command === undefined) {
  const isAsked = ['', 'help', '--help', '-h'].includes(name);
  if (!isAsked) console.error(`There is no command "${name}".`);
  console.error('Usage: npm run lab -- <command> […]');
  for (const [known, { does }] of Object.entries(COMMANDS)) {
    console.error(`  ${known.padEnd(12)} ${does}`);
  }
  process.exitCode = isAsked ? 0 : 1;
} else {
  // The others read theirs themselves.
  if ('takes' in command) refuseUnknown(args, command.takes);
  process.argv.splice(2, process.argv.length, ...args);
  await command.run();
}

async function playwright(...args: readonly string[]): Promise<void> {
  const print = (text: string) => process.stdout.write(text);
  process.exitCode = await runTool('playwright', ['test', ...args], print);
}
