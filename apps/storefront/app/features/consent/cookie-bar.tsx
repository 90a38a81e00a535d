import type { ConsentChoice } from '@lokke/domain/consent';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import {
  chooseConsent,
  isRefusedBySignal,
  readConsent,
} from '../../state/consent/consent-choice.ts';
import { proveConsent } from '../../state/consent/prove-consent.ts';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { focusPage } from '../../ui/restore-focus.ts';
import styles from './cookie-bar.module.css';

/** Words by which the choice was made. */
const SHOWN = ['consent.title', 'consent.text', 'consent.refuse', 'consent.accept'] as const;

/** Accepting and refusing look alike and take one press; the page stays usable. */
export function CookieBar() {
  const t = useT();
  const titleId = useId();
  const choice = readConsent();
  const { law } = useGlobalModules();
  const market = useMarket();
  const choose = (chosen: ConsentChoice) => {
    chooseConsent(chosen);
    proveConsent(market, chosen, SHOWN.map((key) => t(key)).join('\n'));
  };
  const bar = useFocusOfAnswer(choice !== null);
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
        {isRefusedBySignal(law) && <p className={styles['now']}>{t('consent.signal')}</p>}
      </div>
      <div className={styles['answers']}>
        <Button appearance="secondary" onClick={() => choose('refused')}>
          {t('consent.refuse')}
        </Button>
        <Button appearance="secondary" onClick={() => choose('accepted')}>
          {t('consent.accept')}
        </Button>
      </div>
    </section>
  );
}

// Sorted by preference; a shop may have none of them.
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

/** Focuses the bar when the visitor reopened it; with the answer the focus goes back to where it came from, or to the page. */
function useFocusOfAnswer(isReopened: boolean): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  // Keeps the value of the mount: answering does not change it.
  const wasReopened = useRef(isReopened);
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return;
    let origin: EventTarget | null = document.activeElement;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) origin = relatedTarget;
    };
    element.addEventListener('focusin', remember);
    if (wasReopened.current) element.focus();
    return () => {
      element.removeEventListener('focusin', remember);
      if (!element.contains(document.activeElement)) return;
      if (origin instanceof HTMLElement && origin.isConnected && origin !== document.body)
        origin.focus({ preventScroll: true });
      else focusPage();
    };
  }, []);
  return bar;
}

/**
 * Adds the bar's height to the page's bottom, so that it covers nothing. Written as a style sheet: a custom
 * property on the root would restyle every element.
 */
function useBottomInset(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const observer = new ResizeObserver(() => {
      const heightInPx = Math.ceil(element.getBoundingClientRect().height);
      sheet.replaceSync(`html, body, [data-bottom-fixed] { --bottom-inset: ${heightInPx}px }`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      const others = document.adoptedStyleSheets.filter((other) => other !== sheet);
      document.adoptedStyleSheets = others;
    };
  }, [bar]);
}
