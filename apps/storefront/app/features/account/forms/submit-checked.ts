import { type ApiErrorCode, messageOf } from '@lokke/contract/errors';
import type { ClientActionFunctionArgs } from 'react-router';
import { awaitReply, type Unanswered } from '../../../shared/await-reply.ts';
import {
  errorReply,
  type FormError,
  type FormReply,
  type FormValues,
  formErrorResponse,
  valuesOf,
} from './form-reply.ts';

/** Result of a validation; `fieldErrors` names the cause where it is known. */
export type FormCheck =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: ApiErrorCode;
      readonly fields: readonly string[];
      readonly fieldErrors?: FormError['fieldErrors'];
    };

interface CheckedForm<Reply> {
  readonly request: Request;
  /** The server's own validation, run before sending (spec §5). */
  readonly check: (values: FormValues, form: FormData) => FormCheck;
  readonly send: () => Promise<Reply>;
  /** Runs before the redirect of a successful form. */
  readonly onDone?: (values: FormValues) => void;
}

export async function submitChecked<Reply>({ request, check, send, onDone }: CheckedForm<Reply>) {
  const form = await request.clone().formData();
  const values = valuesOf(form);
  const checked = check(values, form);
  if (!checked.ok) {
    return formErrorResponse(
      { ...checked, message: messageOf(checked.code) },
      values,
      checked.fieldErrors,
    );
  }
  try {
    return await awaitReply(send, (code) => unansweredReply(code, values), {
      isLimited: ![...form.values()].some((value) => value instanceof File && value.size > 0),
    });
  } catch (thrown) {
    if (thrown instanceof Response && thrown.headers.has('location')) onDone?.(values);
    throw thrown;
  }
}

function unansweredReply(code: Unanswered, values: FormValues): FormReply {
  return errorReply({ code, message: messageOf(code), fields: [] }, values);
}

/** Client action of a route whose form has no rules of its own. */
export const sentAction = checkedAction(() => ({ ok: true }));

type Params = ClientActionFunctionArgs['params'];

/** Client action of a route whose form is sent as it is. */
export function checkedAction(
  check: (values: FormValues, params: Params) => FormCheck,
  onDone?: (values: FormValues, request: Request) => void,
) {
  return ({ request, params, serverAction }: ClientActionFunctionArgs) =>
    submitChecked({
      request,
      check: (values) => check(values, params),
      send: () => serverAction<FormReply>(),
      onDone: (values) => onDone?.(values, request),
    });
}
