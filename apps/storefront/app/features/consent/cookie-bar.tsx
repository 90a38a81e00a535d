import { useId } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { chooseConsent, readConsent } from '../../state/consent/consent-choice.ts';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './cookie-bar.module.css';
import { useBottomInset } from './use-bottom-inset.ts';
import { useFocusWhenReopened } from './use-focus-when-reopened.ts';

/** Both answers look alike and cost one press. It is no wall: the page behind it can be read and used. */
export function CookieBar() {
  const t = useT('consent');
  const titleId = useId();
  const choice = readConsent();
  const bar = useFocusWhenReopened(choice !== null);
  useBottomInset(bar);
  return (
    <section ref={bar} tabIndex={-1} className={styles['bar']} aria-labelledby={titleId}>
      <div className={styles['text']}>
        <p id={titleId} className={styles['title']}>
          {t('consent.title')}
        </p>
        <p>
          {t('consent.text')} <MoreAboutIt />
        </p>
        {choice !== null && <p className={styles['now']}>{t(`consent.now.${choice}`)}</p>}
      </div>
      <div className={styles['answers']}>
        <Button appearance="secondary" onClick={() => chooseConsent('refused')}>
          {t('consent.refuse')}
        </Button>
        <Button appearance="secondary" onClick={() => chooseConsent('accepted')}>
          {t('consent.accept')}
        </Button>
      </div>
    </section>
  );
}

// The most fitting first; a shop may have none of them.
const PAGES: readonly string[] = [
  '/pages/cookies',
  '/pages/privacy',
  '/policies/cookie-policy',
  '/policies/privacy-policy',
];

function MoreAboutIt() {
  const { footerMenu, policies } = useGlobalModules();
  const known = [
    ...footerMenu.flatMap(({ items }) => items),
    ...policies.map(({ handle, title }) => ({ title, path: `/policies/${handle}` })),
  ];
  const [page] = PAGES.flatMap((path) => known.find((one) => one.path === path) ?? []);
  return page === undefined ? null : <Link to={page.path}>{page.title}</Link>;
}
