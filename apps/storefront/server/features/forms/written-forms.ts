import { createHash } from 'node:crypto';
import type {
  AccountOutcome,
  Cancellation,
  ContactDesk,
  ReviewDesk,
  StatementReceipt,
  Withdrawal,
} from '@lokke/contract/ports';
import { normaliseEmail } from '@lokke/domain/accounts';
import { checkCancellation } from '@lokke/domain/cancellation';
import { checkContact, checkReport } from '@lokke/domain/contact';
import { localMoment } from '@lokke/domain/delivery';
import { noteStatement, type OrderStatement, orderDigits } from '@lokke/domain/order-note';
import { checkWithdrawal } from '@lokke/domain/withdrawal';
import { type AdminClient, ordersByName, orderUpdate } from '@lokke/shopify-admin';
import { attemptAll } from '../../shared-state/index.ts';
import type { Log } from '../../telemetry/index.ts';
import { fail, type RequestContext, succeed } from '../account/index.ts';
import { describeFailure } from '../shop-connection/index.ts';
import { openEmailMarketing } from './email-marketing.ts';
import { createFormKit, type FormsOptions } from './form-kit.ts';

/** Null where nobody hands forms over: there, visitors write an e-mail. */
interface FormOpener<Form> {
  readonly open: (requestContext: RequestContext) => Form | null;
}

export type WrittenForms = ReturnType<typeof createWrittenForms>;

/** All forms of what visitors state in writing. */
export function createWrittenForms(options: FormsOptions) {
  return {
    /** Takes messages of visitors to the shop, which the company's flow sends on and acknowledges. */
    contactDesks: createWrittenForm<ContactDesk>('contact', 'Wrote To Shop', options, (send) => ({
      async write(input) {
        const check = checkContact(input);
        if (!check.ok) return fail(check.code, { fields: check.fields });
        const { email, ...properties } = check.value;
        const sent = await send({ email, properties, counted: [email] });
        return sent.ok ? succeed(null) : sent;
      },
    })),
    /** Takes reports of reviews likewise (Regulation (EU) 2022/2065, art. 16): a person decides and answers. */
    reviewDesks: createWrittenForm<ReviewDesk>('report', 'Reported Review', options, (send) => ({
      async report(input, review) {
        const check = checkReport(input);
        if (!check.ok) return fail(check.code, { fields: check.fields });
        const { email, orderNumber: _, ...properties } = check.value;
        const sent = await send({ email, properties: { ...properties, review }, counted: [email] });
        return sent.ok ? succeed(null) : sent;
      },
    })),
    /** Directive (EU) 2023/2673: anyone may withdraw without login and gets a receipt of their statement and its time. */
    withdrawals: createWrittenForm<Withdrawal>(
      'withdrawal',
      'Withdrew From Contract',
      options,
      (send) => ({ submit: async (input) => sendStatement(send, checkWithdrawal(input)) }),
    ),
    /** Ends of running contracts (BGB § 312k): a person reads the statement, since anybody can name any order. */
    cancellations: createWrittenForm<Cancellation>(
      'cancellation',
      'Cancelled Contract',
      options,
      (send) => ({ submit: async (input) => sendStatement(send, checkCancellation(input)) }),
    ),
  };
}

async function sendStatement(
  send: SendForm,
  check: ReturnType<typeof checkWithdrawal> | ReturnType<typeof checkCancellation>,
): Promise<Receipt> {
  if (!check.ok) return fail(check.code, { fields: check.fields });
  const { email, ...properties } = check.statement;
  return send({ email, properties, counted: [email, properties.orderNumber.toLowerCase()] });
}

interface WrittenForm {
  readonly email: string;
  readonly properties: Readonly<Record<string, string>>;
  /** Parts of a statement that a network may send five times an hour. */
  readonly counted: readonly string[];
}

type Receipt = AccountOutcome<StatementReceipt>;
type SendForm = (form: WrittenForm) => Promise<Receipt>;

/**
 * Stores a visitor's text as an event of their profile; the metric triggers the company's flow, which e-mails the
 * visitor and the shop. Null in a market whose company nobody named.
 */
function createWrittenForm<Form>(
  subject: 'cancellation' | 'contact' | 'report' | 'withdrawal',
  metric: string,
  options: FormsOptions,
  formOf: (send: SendForm) => Form,
): FormOpener<Form> {
  const { log } = options;
  const { now, limitOf, networkOf, tooMany, outcomeOf } = createFormKit(subject, options);
  const marketingOf = openEmailMarketing(options);
  const ofNetwork = limitOf('network', 30);
  // Counts per network too: strangers who state the same must not lock the person out.
  const ofStatement = limitOf('statement', 5);
  // Prevents flooding other people's mailboxes from many networks; what is stated is taken all the same.
  const receiptsOfAddress = limitOf('receipts', 3);

  const open = (requestContext: RequestContext): Form | null => {
    const { market } = requestContext;
    const { shop, languageTag: locale } = market;
    const { send } = marketingOf(shop);
    if (send === null) return null;
    const network = networkOf(requestContext);
    return formOf(async ({ email, properties, counted }) => {
      const stated = JSON.stringify([network, shop, ...counted]);
      const attempt = await attemptAll([
        [ofNetwork, network],
        [ofStatement, stated],
      ]);
      if (!attempt.isAllowed) return tooMany(attempt);
      const receipt = await receiptsOfAddress.attempt(normaliseEmail(email));
      const moment = new Date(now());
      const time = moment.toISOString();
      const local = localMoment(market, moment);
      const receivedAt = `${local.date} ${local.time} (${local.timeZone})`;
      // A button that is pressed twice within a minute states one thing.
      const said = JSON.stringify([shop, email, properties, receivedAt]);
      const result = await send({
        metric,
        email,
        locale,
        time,
        uniqueId: createHash('sha256').update(said).digest('base64url'),
        properties: {
          ...properties,
          receivedAt: time,
          // Clocks by which letters tell the time.
          timeZone: local.timeZone,
          shop,
          /** Tells whether the address may be written to. */
          receipt: receipt.isAllowed ? 'due' : 'none',
        },
      });
      // Nobody was written to: it is due when the visitor tries again.
      if (!result.ok && receipt.isAllowed) await receipt.takeBack();
      if (result.ok) {
        log({ level: 'info', event: `${subject}.sent`, market: market.locale });
        const admin = options.adminOf?.(shop) ?? null;
        const { name: _, orderNumber = '', ...said } = properties;
        const statement = { tag: subject, email, receivedAt, said };
        if (admin !== null) await noteOnOrder({ admin, log, shop }, orderNumber, statement);
      }
      return outcomeOf(market, result, { receivedAt: time, isMailed: receipt.isAllowed });
    });
  };
  return { open };
}

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
