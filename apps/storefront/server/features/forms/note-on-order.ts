import { noteStatement, type OrderStatement, orderDigits } from '@lokke/domain/order-note';
import { type AdminClient, ordersByName, orderUpdate } from '@lokke/shopify-admin';
import type { Log } from '../../telemetry/index.ts';
import { describeFailure } from '../shop-connection/index.ts';

interface Noting {
  readonly admin: AdminClient;
  readonly log: Log;
  readonly shop: string;
}

/** Writes what a buyer stated onto the order it names, as note and tag. The statement stands whatever becomes of that. */
export async function noteOnOrder(
  { admin, log, shop }: Noting,
  orderNumber: string,
  statement: OrderStatement,
): Promise<void> {
  const digits = orderDigits(orderNumber);
  if (digits === null) return;
  const found = await ordersByName(admin, { query: `name:${digits}` });
  const noted = found.ok
    ? found.value.flatMap((order) => {
        const change = noteStatement(order, digits, statement);
        return change === null ? [] : [{ id: order.id, note: change.note, tags: [...change.tags] }];
      })
    : [];
  const [input] = noted;
  const written = input === undefined ? found : await orderUpdate(admin, { input });
  if (written.ok) return;
  const reason = describeFailure(written.failure);
  log({ level: 'error', event: 'order-note.failed', shop, reason });
}
