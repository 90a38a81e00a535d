import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECONDS_PER_MINUTE } from './quick-rules.ts';

const DAY_IN_SECONDS = 24 * 60 * SECONDS_PER_MINUTE;
/** Hours of the lab before and after, as long as a run may ask for. */
const HOURS_AROUND = 12;
const SECONDS_BETWEEN_ORDERS = 5;

/** Writes an order of `shop` every few seconds, a day of the lab ago, into Prometheus' store before it starts. */
export function writeOrdersOfYesterday(folder: string, shop: string, now = Date.now()): void {
  const yesterday = Math.floor(now / 1000) - DAY_IN_SECONDS;
  const around = HOURS_AROUND * 60 * SECONDS_PER_MINUTE;
  const labels = `event="order.paid",market="${shop}",service="${shop}",job="storefront"`;
  const samples: string[] = [];
  for (let at = yesterday - around; at < yesterday + around; at += SECONDS_BETWEEN_ORDERS) {
    samples.push(`lokke_events_total{${labels}} ${samples.length} ${at}`);
  }
  const text = ['# TYPE lokke_events counter', ...samples, '# EOF', ''].join('\n');
  const file = join(folder, 'yesterday.txt');
  writeFileSync(file, text);
  const command = ['tsdb', 'create-blocks-from', 'openmetrics', '--quiet', file];
  execFileSync('promtool', [...command, join(folder, 'data')], { stdio: 'inherit' });
}
