import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { type ErrorDetails, useErrorText } from '../../../shared/i18n/use-error-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AuthPage } from '../auth-page.tsx';

/** Instead of a form for passwords, where the shop has login pages of its own. */
export function ShopLoginPage({ title }: { readonly title: string }) {
  const t = useT('account');
  return (
    <AuthPage title={title} text={t('account.shop.text')}>
      <p>
        <ButtonLink to="/account/login" reloadDocument>
          {t('account.shop.action')}
        </ButtonLink>
      </p>
    </AuthPage>
  );
}

/** A login that could not begin, or came back without a customer. */
export function LoginFailedPage({ refusal }: { readonly refusal: ErrorDetails }) {
  const t = useT('account');
  const textOf = useErrorText();
  return (
    <AuthPage title={t('account.shop.notArrived')}>
      <Notice tone="error">{textOf(refusal)}</Notice>
      <p>
        <ButtonLink to="/account/login" reloadDocument>
          {t('account.shop.again')}
        </ButtonLink>
      </p>
    </AuthPage>
  );
}
