import { ForgotPage } from '../forgot-page.tsx';
import type { FormReply } from '../form-reply.ts';
import { ResetPage } from '../reset-page.tsx';
import { ProfessionalHome } from './professional-home.tsx';
import { ProfessionalLogin } from './professional-login.tsx';
import { ProfessionalRegister } from './professional-register.tsx';
import { AREA, type Screen } from './screen.ts';
import { VerifyPage } from './verify-page.tsx';

interface ProfessionalPageProps {
  readonly screen: Screen;
  readonly reply: FormReply | undefined;
}

export function ProfessionalPage({ screen, reply }: ProfessionalPageProps) {
  switch (screen.kind) {
    case 'home':
      return <ProfessionalHome professional={screen.professional} reply={reply} />;
    case 'login':
      return <ProfessionalLogin reply={reply} />;
    case 'register':
      return <ProfessionalRegister reply={reply} />;
    case 'forgot':
      return <ForgotPage reply={reply} loginPath={`${AREA}/login`} />;
    case 'reset':
      return <ResetPage reply={reply} forgotPath={`${AREA}/forgot`} />;
    case 'verify':
      return <VerifyPage reply={reply} />;
  }
}
