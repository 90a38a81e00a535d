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
const VISITORS = 8;
/** Limit of a call below what the slow shop takes: carts fail while kept pages are well. */
const WRONG_SETTING = { UPSTREAM_TIMEOUT_MS: '500' };
const SLOW_SHOP_IN_MS = 1_000;
const FIRST_VARIANT = /gid:\/\/shopify\/ProductVariant\/\d+/;

interface Trial {
  readonly before: Build;
  readonly canary: Build;
  /** Has the shop of the Netherlands answer later; null as before. */
  readonly slowDown: (latencyInMs: number | null) => Promise<void>;
}

/** Turns one server to a sound build and to one with a wrong setting, and has metrics decide; returns what went wrong. */
export async function tryOneServerFirst(
  fleet: Fleet,
  { before, canary, slowDown }: Trial,
): Promise<readonly string[]> {
  const [port = 0] = await freePorts(1);
  await using prometheus = await openPrometheus(fleet.metricsPorts, port);
  const wrong: string[] = [];
  for (const [name, settings, expected] of [
    ['a sound build', {}, 0],
    ['a build with a wrong setting', WRONG_SETTING, 1],
  ] as const) {
    await fleet.turn(0, canary, settings);
    await slowDown(SLOW_SHOP_IN_MS);
    const startedAt = performance.now();
    const status = await whileVisited(fleet.url, () => judge(prometheus.origin));
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    await slowDown(null);
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

/** Asks for a page and a cart again and again, as some visitors do at once. */
async function whileVisited<Value>(url: string, work: () => Promise<Value>): Promise<Value> {
  const page = await fetch(`${url}/nl/products/rain-shampoo`);
  const [variantId] = FIRST_VARIANT.exec(await page.text()) ?? [];
  const body = JSON.stringify({ locale: 'nl', lineItems: [{ variantId, quantity: 1 }] });
  const headers = { 'content-type': 'application/json' };
  const cart = { method: 'POST', headers, body };
  let isUnderWay = true;
  const visit = async () => {
    while (isUnderWay) {
      await fetch(`${url}/nl/shop`).then((response) => response.arrayBuffer());
      await fetch(`${url}/api/shopify/checkout/create/`, cart).then((reply) => reply.arrayBuffer());
      await delay(ASKED_EVERY_MS);
    }
  };
  const visits = Array.from({ length: VISITORS }, visit);
  try {
    return await work();
  } finally {
    isUnderWay = false;
    await Promise.all(visits);
  }
}
