import {
  type ApiCall,
  type CallOptions,
  type CallResult,
  callApi,
  type PassingFailure,
  passingFailureOf,
  type RequestOf,
  type ResponseOf,
} from '@lokke/contract/call';
import { waitBeforeResend } from '@lokke/domain/resend';

export interface ResendTools {
  readonly pause: (delayInMs: number) => Promise<void>;
  readonly whenReachable: () => Promise<void>;
}

interface Resend<Reply> extends ResendTools {
  readonly send: () => Promise<Reply>;
  readonly passingFailureOf: (reply: Reply) => PassingFailure | null;
  readonly onWait?: (failure: PassingFailure) => void;
}

/** Sends until there is an answer, or a failure that will not pass soon enough. */
export async function sendAgain<Reply>(resend: Resend<Reply>): Promise<Reply> {
  for (let failures = 1; ; failures += 1) {
    const reply = await resend.send();
    const failure = resend.passingFailureOf(reply);
    const random = Math.random();
    const waitInMs = failure === null ? null : waitBeforeResend({ ...failure, failures, random });
    if (failure === null || waitInMs === null) return reply;
    resend.onWait?.(failure);
    await resend.pause(waitInMs);
    await resend.whenReachable();
  }
}

/** Makes a call that may be made twice, until it is answered. */
export function callUntilAnswered<Call extends ApiCall>(
  call: Call,
  body: RequestOf<Call>,
  options: CallOptions & ResendTools,
): Promise<CallResult<ResponseOf<Call>>> {
  return sendAgain({
    ...options,
    send: () => callApi(call, body, options),
    passingFailureOf: (result) => (result.ok ? null : passingFailureOf(result.failure)),
  });
}
