import { type ApiErrorCode, messageOf } from '@lokke/contract/errors';
import { errorReply, type FormError, type FormReply } from './form-reply.ts';
import { type FormValues, valuesOf } from './form-values.ts';

/** The answer of a rule; `faults` where it knows more of an input than that it is wrong. */
export type FormCheck =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: ApiErrorCode;
      readonly fields: readonly string[];
      readonly faults?: FormError['faults'];
    };

interface CheckedForm<Reply> {
  readonly request: Request;
  /** The server's own rules, asked first: what breaks one is not sent (spec §5). */
  readonly check: (values: FormValues) => FormCheck;
  readonly send: () => Promise<Reply>;
  /** A form that worked leads elsewhere; this is done before the visitor goes there. */
  readonly onDone?: (values: FormValues) => void;
}

export async function submitChecked<Reply>({
  request,
  check,
  send,
  onDone,
}: CheckedForm<Reply>): Promise<Reply | FormReply> {
  const values = valuesOf(await request.clone().formData());
  const checked = check(values);
  if (!checked.ok) {
    return errorReply({ ...checked, message: messageOf(checked.code) }, values, checked.faults);
  }
  try {
    return await send();
  } catch (thrown) {
    if (thrown instanceof Response && thrown.headers.has('location')) onDone?.(values);
    throw thrown;
  }
}
