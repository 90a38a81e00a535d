import type { MenuItem } from '@lokke/contract/ports';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useBrand } from '../../shared/site/site.ts';
import { isRefusedBySignal } from '../../state/consent/consent-choice.ts';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { useDeliveryPath, usePriceNote } from '../../state/law/price-note.tsx';
import { useUIDispatch } from '../../state/ui/ui-provider.tsx';
import { Link } from '../../ui/link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import styles from './footer.module.css';
import { LocaleLink } from './locale-link.tsx';

export function Footer({ mainItems }: { readonly mainItems: readonly MenuItem[] }) {
  const t = useT();
  const { policies, footerMenu, journal, promotions, isTestShop, hasSalons } = useGlobalModules();
  const { paymentMethods } = promotions;
  const { markText } = useBrand();
  const shopItems = mainItems.filter(({ items }) => items.length === 0);
  const groups = mainItems.filter(({ items }) => items.length > 0);
  return (
    <footer className={styles['footer']}>
      <div className={styles['columns']}>
        <div className={styles['brand']}>
          <Wordmark text={markText} />
          <p>{t('shell.footer.line')}</p>
          <LocaleLink appearance="footer" />
        </div>
        <FooterList title={t('shell.footer.shop')} items={shopItems} />
        {groups.map(({ title, items }) => (
          <FooterList key={title} title={title} items={items} />
        ))}
        {footerMenu.map(({ title, items }) => (
          <FooterList key={title} title={title} items={items} />
        ))}
        {footerMenu.length === 0 && (
          <FooterList
            title={t('shell.footer.service')}
            items={[
              ...(hasSalons ? [{ title: t('salon.find'), path: '/salon/', items: [] }] : []),
              ...(journal === null ? [] : [{ title: journal, path: '/journal', items: [] }]),
              ...policies.map(policyItem),
            ]}
          />
        )}
      </div>
      <p className={styles['note']}>
        {isTestShop && t('shell.footer.demo')}
        <Link to={useDeliveryPath()}>{t('price.all', { note: usePriceNote() })}</Link>
        {paymentMethods.length > 0 && (
          <span>{t('shell.payment', { methods: paymentMethods.join(', ') })}</span>
        )}
        <Link to="/withdraw">{t('shell.footer.withdraw')}</Link>
        <Link to="/cancel">{t('shell.footer.cancel')}</Link>
        <CookieButton />
        <SignalNote />
      </p>
    </footer>
  );
}

/** Says that the browser's opt-out signal is honoured; known only in the browser. */
function SignalNote() {
  const t = useT();
  const { law } = useGlobalModules();
  const isHydrated = useHydrated();
  return isHydrated && isRefusedBySignal(law) ? <span>{t('consent.signal')}</span> : null;
}

/** Reopens the cookie bar. */
function CookieButton() {
  const t = useT();
  const dispatch = useUIDispatch();
  return (
    <button type="button" onClick={() => dispatch({ type: 'openCookiebar' })}>
      {t('shell.footer.cookies')}
    </button>
  );
}

function policyItem({
  handle,
  title,
}: {
  readonly handle: string;
  readonly title: string;
}): MenuItem {
  return { title, path: `/policies/${handle}`, items: [] };
}

interface FooterListProps {
  readonly title: string;
  readonly items: readonly MenuItem[];
}

/** A heading among the items is left out, with what is below it; the menu has these. */
function FooterList({ title, items: all }: FooterListProps) {
  const items = all.filter(({ path }) => path !== '');
  if (items.length === 0) return null;
  return (
    <nav aria-label={title}>
      <p aria-hidden="true">{title}</p>
      <ul>
        {items.map(({ title: name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
