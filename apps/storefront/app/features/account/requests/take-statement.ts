import { messageOf } from '@lokke/contract/errors';
import type { AccountOutcome, StatementReceipt } from '@lokke/contract/ports';
import { localMoment } from '@lokke/domain/delivery';
import type { Market } from '@lokke/domain/markets';
import {
  type FormValues,
  formErrorResponse,
  successReply,
  valuesOfRequest,
} from '../forms/form-reply.ts';
import type { FormCheck } from '../forms/submit-checked.ts';
import { isConfirmed } from './statement-page.tsx';

interface StatementDesk {
  readonly market: Market;
  readonly check: (values: FormValues) => FormCheck;
  readonly submit: (values: FormValues) => Promise<AccountOutcome<StatementReceipt>>;
}

/** Takes a statement in two steps by law: it is reviewed before it is sent. Its receipt names the moment by the market's clocks. */
export async function takeStatement(request: Request, { market, check, submit }: StatementDesk) {
  const values = await valuesOfRequest(request);
  const checked = check(values);
  if (!checked.ok) {
    return formErrorResponse({ ...checked, message: messageOf(checked.code) }, values);
  }
  if (!isConfirmed(values)) return successReply(values);
  const outcome = await submit(values);
  if (!outcome.ok) return formErrorResponse(outcome, values);
  const { receivedAt, isMailed } = outcome.value;
  const { date, time, timeZone } = localMoment(market, new Date(receivedAt));
  const received = {
    receivedDate: date,
    receivedTime: time,
    receivedZone: timeZone,
    receivedMail: isMailed ? 'yes' : 'no',
  };
  return successReply({ ...values, ...received });
}
