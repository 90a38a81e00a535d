import type { ContactDesk } from '@lokke/contract/ports';
import { checkContact } from '@lokke/domain/contact';
import { fail, type RequestContext, succeed } from '../account/index.ts';
import { createFormEvents, type FormEventsOptions } from '../form-events/index.ts';

export interface ContactDesks {
  /** Null where nobody hands messages over: there, visitors write an e-mail. */
  readonly open: (requestContext: RequestContext) => ContactDesk | null;
}

const KIND = { metric: 'Wrote To Shop', subject: 'contact' } as const;

/** Messages of visitors to the shop, which the company's flow sends on and acknowledges. */
export function createContactDesks(options: FormEventsOptions): ContactDesks {
  const events = createFormEvents(KIND, options);
  return {
    open(requestContext) {
      const sender = events.open(requestContext);
      if (sender === null) return null;
      return {
        async write(input) {
          const check = checkContact(input);
          if (!check.ok) return fail(check.code, { fields: check.fields });
          const { email, ...properties } = check.value;
          const sent = await sender.send({ email, properties, counted: [email] });
          return sent.ok ? succeed(null) : sent;
        },
      };
    },
  };
}
