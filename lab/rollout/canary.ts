import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePorts } from '@lokke/stack';
import { ROOT } from '../../tools/runtime/node-24.mjs';
import { openPrometheus } from '../bad-day/prometheus.ts';
import type { Build } from './builds.ts';
import type { Fleet } from './fleet.ts';

const ASKED_EVERY_MS = 40;
const MINUTES = '1.2';
const SECONDS_BETWEEN_LOOKS = '5';
const CANARY = join(ROOT, 'apps/storefront/canary/main.ts');
/** Wrong address of the salons, at which nobody listens: calls fail while pages are well. */
const WRONG_SETTING = { FIRESTORE_URL: 'http://127.0.0.1:9' };

interface Builds {
  readonly before: Build;
  readonly canary: Build;
}

/** Turns one server to a sound build and to one with a wrong setting, and has metrics decide; returns what went wrong. */
export async function tryOneServerFirst(
  fleet: Fleet,
  { before, canary }: Builds,
): Promise<readonly string[]> {
  const [port = 0] = await freePorts(1);
  await using prometheus = await openPrometheus(fleet.metricsPorts, port);
  const wrong: string[] = [];
  for (const [name, settings, expected] of [
    ['a sound build', {}, 0],
    ['a build with a wrong setting', WRONG_SETTING, 1],
  ] as const) {
    await fleet.turn(0, canary, settings);
    const startedAt = performance.now();
    const status = await whileVisited(fleet.url, () => judge(prometheus.origin));
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(`Canary, ${name}: goes ${status === 0 ? 'on' : 'back'} after ${seconds} s`);
    if (status !== expected) wrong.push(`canary: ${name} ended with ${status}, not ${expected}`);
  }
  await fleet.turn(0, before);
  return wrong;
}

async function judge(prometheus: string): Promise<number | null> {
  const looks = ['--minutes', MINUTES, '--every', SECONDS_BETWEEN_LOOKS];
  const args = [CANARY, '--prometheus', prometheus, ...looks, '--on', 'true', '--back', 'true'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  await once(child, 'exit');
  return child.exitCode;
}

/** Asks pages and salons all the while, as many as some dozen visitors do. */
async function whileVisited<Value>(url: string, work: () => Promise<Value>): Promise<Value> {
  let isUnderWay = true;
  const paths = ['/nl/shop', '/nl/products/rain-shampoo', '/api/salons/?locale=nl'];
  const visit = async () => {
    for (let i = 0; isUnderWay; i += 1) {
      await fetch(url + paths[i % paths.length]).then((response) => response.arrayBuffer());
      await delay(ASKED_EVERY_MS);
    }
  };
  const visits = visit();
  try {
    return await work();
  } finally {
    isUnderWay = false;
    await visits;
  }
}
