// npm run lab -- logins: 200 customers log in at once at two servers that agree through Redis, renew their tokens with
// every page, and one server is killed (kill -9) in the middle of it. Records what became of the sessions in docs/security.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePorts, openShopProcess } from '@lokke/stack';
import { buildIfChanged } from '../../tools/build-cache/build-if-changed.ts';
import { GENERATED, STOREFRONT } from '../../tools/build-cache/build-targets.ts';
import { ROOT } from '../../tools/runtime/node-24.mjs';
import { openFleet } from '../fleet.ts';
import { describeMachine } from '../machine/processes.ts';
import { hasRedis, redisAt } from '../redis.ts';
import { type Figures, figuresText, withBlock } from '../report-block.ts';
import { openShortTokens } from './short-tokens.ts';
import { type LoginVisitor, loginVisitor } from './visitor.ts';

const PAGE = join(ROOT, 'docs', 'security.md');
const VISITORS = 200;
const TABS = 2;
const ROUNDS = 3;
/** Into the middle of a round. */
const KILLED_AFTER_IN_MS = 1_500;
const RESTART_IN_MS = 2_000;
const BUILT = { name: 'built', folder: join(ROOT, 'apps/storefront/build') };

if (!hasRedis()) throw new Error('This run needs redis-server (Debian has it).');
for (const target of [GENERATED, STOREFRONT]) {
  await buildIfChanged(ROOT, target, (text) => process.stdout.write(text));
}
const startedAtInMs = performance.now();
const [publicPort = 0, redisPort = 0] = await freePorts(2);
const redis = redisAt(redisPort);
await redis.start();
const shop = await openShopProcess({
  environment: { PUBLIC_ORIGIN: `http://localhost:${publicPort}` },
});
const tokens = await openShortTokens(shop.platformUrl);
const fleet = await openFleet({
  shop,
  builds: [BUILT, BUILT],
  assetsDir: null,
  publicPort,
  environmentOf: () => ({
    PLATFORM_ORIGIN: tokens.origin,
    REDIS_URL: redis.url,
    // As the demo has it, where nothing else is said.
    SHOPIFY_NO_CUSTOMER_ACCOUNTS: 'new',
    CONNECTIONS_PER_NETWORK: '10000',
  }),
});
const rows: string[][] = [];
const failures: string[] = [];

/** Records a step; `excused` are lost for a reason. */
function record(
  what: string,
  pages: number,
  { lost, excused = 0 }: { readonly lost: number; readonly excused?: number },
) {
  rows.push([what, String(pages), String(tokens.renewed()), String(lost)]);
  console.log(`${what}: ${pages} pages, ${tokens.renewed()} tokens renewed, ${lost} lost`);
  if (lost > excused) failures.push(`${lost} sessions lost (${what})`);
}

const known = async (one: LoginVisitor) => {
  const tabs = await Promise.all(Array.from({ length: TABS }, () => one.isKnown()));
  return tabs.every(Boolean);
};
const countLost = async (all: readonly LoginVisitor[]) => {
  const found = await Promise.all(all.map(known));
  return found.filter((isKnown) => !isKnown).length;
};

try {
  const visitors = Array.from({ length: VISITORS }, (_, index) =>
    loginVisitor(
      { shopUrl: fleet.url, platformUrl: shop.platformUrl },
      `login-${index}@example.test`,
    ),
  );
  const logins = await Promise.all(visitors.map(({ logIn }) => logIn()));
  record('all log in at once', VISITORS, { lost: logins.filter((how) => how !== 'code').length });

  let lost = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await delay(RESTART_IN_MS);
    lost = await countLost(visitors);
  }
  record(
    `each opens ${TABS} pages at once, ${ROUNDS} times; every token is due`,
    ROUNDS * TABS * VISITORS,
    { lost },
  );

  await delay(RESTART_IN_MS);
  const cutsBefore = new Map(visitors.map((one) => [one, one.cuts()]));
  const during = countLost(visitors);
  await delay(KILLED_AFTER_IN_MS);
  fleet.kill(0);
  await during;
  const cut = new Set(visitors.filter((one) => one.cuts() > (cutsBefore.get(one) ?? 0)));
  await delay(RESTART_IN_MS);
  await fleet.turn(0, BUILT);
  const found = await Promise.all(
    visitors.map(async (one) => ({ one, isKnown: await known(one) })),
  );
  const gone = found.filter(({ isKnown }) => !isKnown).map(({ one }) => one);
  record('the same, and one server is killed (kill -9) in the middle', 2 * TABS * VISITORS, {
    lost: gone.length,
    excused: gone.filter((one) => cut.has(one)).length,
  });
  const again = await Promise.all(gone.map(({ logIn }) => logIn()));
  const silent = again.filter((how) => how === 'silent').length;
  const lostAfter = await countLost(visitors);
  record('those who were lost open the login', gone.length, { lost: lostAfter });

  const figures: Figures = {
    columns: ['what happened', 'pages', 'tokens renewed so far', 'sessions lost'],
    rows,
    notes: [
      `The kill broke off pages of ${cut.size} customers. A token that the killed server had just got is held by nobody any more, and the one before it is used up: ` +
        `${gone.length} of them were lost, and ${silent} of these logged in again without a code. Nobody else may be lost.`,
    ],
    failures,
  };
  const text = figuresText(figures, {
    day: new Date().toISOString().slice(0, 10),
    machine: describeMachine(),
    tookInSeconds: Math.round((performance.now() - startedAtInMs) / 1000),
  });
  console.log(`\n${text}`);
  writeFileSync(PAGE, withBlock(readFileSync(PAGE, 'utf8'), 'logins', text));
} finally {
  await fleet.close();
  await tokens.close();
  await shop.close();
  await redis.kill();
}
process.exit(failures.length === 0 ? 0 : 1);
