import type { Withdrawal } from '@lokke/contract/ports';
import { checkWithdrawal } from '@lokke/domain/withdrawal';
import { fail, type RequestContext } from '../account/index.ts';
import { createFormEvents, type FormEventsOptions } from '../form-events/index.ts';

export interface Withdrawals {
  /** Null where no receipts can be sent: there, customers withdraw by e-mail. */
  readonly open: (requestContext: RequestContext) => Withdrawal | null;
}

const KIND = { metric: 'Withdrew From Contract', subject: 'withdrawal' } as const;

/** Directive (EU) 2023/2673: anyone may withdraw without login and gets a receipt of their statement and its time. */
export function createWithdrawals(options: FormEventsOptions): Withdrawals {
  const events = createFormEvents(KIND, options);
  return {
    open(requestContext) {
      const sender = events.open(requestContext);
      if (sender === null) return null;
      return {
        async submit(input) {
          const check = checkWithdrawal(input);
          if (!check.ok) return fail(check.code, { fields: check.fields });
          const { email, ...properties } = check.statement;
          const counted = [email, properties.orderNumber.toLowerCase()];
          return sender.send({ email, properties, counted });
        },
      };
    },
  };
}
