import type { AccountOutcome, ProfessionalService } from '@lokke/contract/ports';
import { data } from 'react-router';
import { redirectWithin } from '../../../shared/redirect-within.ts';
import {
  type FormSuccess,
  type FormValues,
  formErrorResponse,
  successReply,
} from '../form-reply.ts';
import { FORM_NAME } from '../use-form-state.ts';
import { AREA, codeOf, formScreenOf, HOME_FORMS } from './screen.ts';

interface Submission {
  readonly area: ProfessionalService;
  readonly segment: string | undefined;
  readonly values: FormValues;
  readonly url: URL;
}

type Reply = Response | FormSuccess | ReturnType<typeof formErrorResponse>;

export async function submitScreen({ area, segment, values, url }: Submission): Promise<Reply> {
  const home = () => redirectWithin(url, AREA);
  const again = () => successReply(values);
  const respond = async (
    work: Promise<AccountOutcome<null>>,
    done: () => Response | FormSuccess,
  ): Promise<Reply> => {
    const outcome = await work;
    return outcome.ok ? done() : formErrorResponse(outcome, values);
  };
  const code = codeOf(url);
  const { email, password, confirmation } = values;

  if (segment === undefined) {
    return values[FORM_NAME] === HOME_FORMS.logout
      ? respond(area.signOut(), home)
      : respond(area.sendVerificationEmail(), again);
  }
  switch (formScreenOf(segment)) {
    case 'login':
      return respond(area.signIn({ email, password }), home);
    case 'register':
      return respond(area.signUp({ email, password, confirmation }), home);
    case 'forgot':
      return respond(area.sendResetEmail({ email }), again);
    case 'reset':
      return respond(area.resetPassword({ code, password, confirmation }), home);
    case 'verify':
      return respond(area.verifyEmail(code), again);
    case null:
      throw data(null, { status: 404 });
  }
}
