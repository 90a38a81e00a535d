import type { AccountOutcome, ProfessionalService } from '@lokke/contract/ports';
import { redirectWithin } from '../../../shared/redirect-within.ts';
import {
  type FormSuccess,
  type FormValues,
  formErrorResponse,
  successReply,
} from '../forms/form-reply.ts';
import { FORM_NAME } from '../forms/form-state.ts';
import { letterCodeOf, OFFICE_FORMS, PEOPLE, PEOPLE_FORMS, PROOF_FORMS } from './screen.ts';

export interface Submission {
  readonly area: ProfessionalService;
  readonly segment: string | undefined;
  readonly values: FormValues;
  /** File of the form, if any. */
  readonly photo: Uint8Array | null;
  readonly url: URL;
}

export type Reply = Response | FormSuccess | ReturnType<typeof formErrorResponse>;

type Respond = (
  work: Promise<AccountOutcome<unknown>>,
  done: () => Response | FormSuccess,
) => Promise<Reply>;

export function respondTo(values: FormValues): Respond {
  return async (work, done) => {
    const outcome = await work;
    return outcome.ok ? done() : formErrorResponse(outcome, values);
  };
}

/** Changes what a salon says of itself, and takes the office's word on it; null for other screens. */
export function submitSalon(
  { area, segment, values, photo, url }: Submission,
  respond: Respond,
): Promise<Reply> | null {
  const again = () => successReply(values);
  const form = values[FORM_NAME] ?? '';
  switch (segment) {
    case 'people': {
      if (form === PEOPLE_FORMS.invite) return respond(area.invitePerson(values), again);
      // Names of the forms about somebody end with their address: a page has one of each for everybody.
      const change = form.startsWith(PEOPLE_FORMS.role) ? area.changeRole : area.removePerson;
      return respond(change(values), () => redirectWithin(url, PEOPLE));
    }
    case 'page':
      return respond(area.proposePage(values, photo), again);
    case 'proof':
      return form === PROOF_FORMS.withdraw
        ? respond(area.withdrawProof(), again)
        : respond(area.enterProof(values), again);
    case 'office': {
      const { reason = '' } = values;
      const isApproved = form === OFFICE_FORMS.approve;
      return respond(area.decideAsked({ code: letterCodeOf(url), isApproved, reason }), again);
    }
    default:
      return null;
  }
}
