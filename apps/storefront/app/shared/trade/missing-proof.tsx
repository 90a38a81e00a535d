import type { MissingTradeProof } from '@lokke/domain/trade';
import { Link } from '../../ui/link.tsx';
import { useT } from '../i18n/messages-provider.tsx';
import { PROOF } from './quick-order.ts';

/** Says what a salon's prices wait for, with the way there. */
export function MissingProof({ proof }: { readonly proof: MissingTradeProof }) {
  const t = useT('trade');
  return (
    <p>
      {t(`trade.proof.${proof}`)} <Link to={PROOF}>{t('trade.proof.way')}</Link>
    </p>
  );
}
