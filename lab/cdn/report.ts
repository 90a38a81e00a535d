import { quantile, whole } from '../numbers.ts';
import type { Figures } from '../report-block.ts';
import type { Measured } from './measure-changes.ts';

/** From the webhook to the new price for everybody. */
const LIMIT_IN_MS = 2_000;

export function changesFigures({
  lagsInMs,
  visits,
  errors,
  seconds,
  requestsAtShop,
}: Measured): Figures {
  const p99 = quantile(lagsInMs, 0.99);
  const row = [
    String(lagsInMs.length),
    ...[0.5, 0.99, 1].map((share) => whole(quantile(lagsInMs, share))),
    whole(visits / seconds),
    `${(100 * (1 - requestsAtShop / visits)).toFixed(1)} %`,
    whole(errors),
  ];
  return {
    columns: [
      'price changes',
      'p50, ms',
      'p99, ms',
      'slowest, ms',
      'pages /s at Varnish',
      'answered there',
      'errors',
    ],
    rows: [row],
    notes: [
      'Each from the webhook being sent to the last page with the old price that any of 16 visitors got. Shop, platform, Varnish and visitors share the machine.',
    ],
    failures: [
      ...(p99 > LIMIT_IN_MS ? [`p99 ${whole(p99)} ms is above ${LIMIT_IN_MS}`] : []),
      ...(errors > 0 ? [`${errors} errors`] : []),
    ],
  };
}
