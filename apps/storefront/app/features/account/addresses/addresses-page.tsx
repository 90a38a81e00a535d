import type { CustomerAddress } from '@lokke/contract/ports';
import { ADDRESS_ACTIONS } from '@lokke/domain/accounts';
import { plainIdOf } from '@lokke/domain/ids';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { PageTitle } from '../../../shared/page-head.tsx';
import { usePigment } from '../../../shared/site/use-pigment.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from '../account-cards.module.css';
import { AddressLines } from '../address-lines.tsx';
import { ActionForm, DoneNotice } from '../done-notice.tsx';

interface AddressesPageProps {
  readonly addresses: readonly CustomerAddress[];
}

export function AddressesPage({ addresses }: AddressesPageProps) {
  const t = useT('addresses');
  return (
    <>
      <PageTitle title={t('addresses.title')} />
      <DoneNotice actions={ADDRESS_ACTIONS} textOf={(action) => t(`addresses.done.${action}`)} />
      <Book addresses={addresses} />
    </>
  );
}

function Book({ addresses }: Pick<AddressesPageProps, 'addresses'>) {
  const t = useT('addresses');
  const range = usePigment('addresses');
  const addLink = <ButtonLink to="/account/address">{t('addresses.add')}</ButtonLink>;
  if (addresses.length === 0)
    return (
      <EmptyState range={range} text={t('addresses.empty')}>
        {addLink}
      </EmptyState>
    );
  return (
    <>
      <p>{addLink}</p>
      <ul className={styles['book']} aria-label={t('addresses.title')}>
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressCard address={address} />
          </li>
        ))}
      </ul>
    </>
  );
}

const PAGE = '/account/addresses';

function AddressCard({ address }: { readonly address: CustomerAddress }) {
  const t = useT('addresses');
  const name = address.formatted.join(', ');
  const nameOf = (action: string) => t('shell.pair', { label: action, text: name });
  return (
    <div className={styles['card']}>
      {address.isDefault && <p className={styles['badge']}>{t('addresses.default')}</p>}
      <AddressLines lines={address.formatted} />
      <div className={styles['actions']}>
        <Link
          to={`/account/address/${plainIdOf(address.id)}`}
          aria-label={nameOf(t('addresses.edit'))}
        >
          {t('addresses.edit')}
        </Link>
        {!address.isDefault && (
          <ActionForm to={PAGE} values={{ action: 'DEFAULT_UPDATE', id: address.id }}>
            <button type="submit" aria-label={nameOf(t('addresses.makeDefault'))}>
              {t('addresses.makeDefault')}
            </button>
          </ActionForm>
        )}
        <details>
          <summary aria-label={nameOf(t('addresses.delete'))}>{t('addresses.delete')}</summary>
          <ActionForm to={PAGE} values={{ action: 'DELETE', id: address.id }}>
            <p>{t('addresses.delete.sure')}</p>
            <button type="submit" aria-label={nameOf(t('addresses.delete.action'))}>
              {t('addresses.delete.action')}
            </button>
          </ActionForm>
        </details>
      </div>
    </div>
  );
}
