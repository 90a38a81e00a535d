import type { Market } from '@lokke/domain/markets';
import type { CustomerEvent } from '../../shared/data-layer.ts';

/** What it takes to report is fetched when there is something to report: most visits of a form end without. */
export async function reportCustomerEvent(
  event: CustomerEvent['event'],
  market: Market,
): Promise<void> {
  const { reportCustomerEvent: report } = await import('./report-customer-event.ts');
  await report(event, market);
}
