import type { AccountOutcome, ProfessionalService } from '@lokke/contract/ports';
import { data } from 'react-router';
import { redirectWithin } from '../../../shared/redirect-within.ts';
import { formErrorResponse } from '../form-error-response.ts';
import { type FormSuccess, successReply } from '../form-reply.ts';
import type { FormValues } from '../form-values.ts';
import { FORM_NAME } from '../use-form-state.ts';
import { HOME_FORMS } from './home-forms.ts';
import { AREA, codeOf, formScreenOf } from './screen.ts';

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
  const answer = async (
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
      ? answer(area.signOut(), home)
      : answer(area.sendVerificationEmail(), again);
  }
  switch (formScreenOf(segment)) {
    case 'login':
      return answer(area.signIn({ email, password }), home);
    case 'register':
      return answer(area.signUp({ email, password, confirmation }), home);
    case 'forgot':
      return answer(area.sendResetEmail({ email }), again);
    case 'reset':
      return answer(area.resetPassword({ code, password, confirmation }), home);
    case 'verify':
      return answer(area.verifyEmail(code), again);
    case null:
      throw data(null, { status: 404 });
  }
}
