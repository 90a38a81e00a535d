import type { ProductDetail } from '@lokke/domain/catalogue';
import type { Money } from '@lokke/domain/money';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useBrand } from '../../shared/site/site.ts';
import { useTradeSalonNo } from '../../state/salon/use-trade-salon-no.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';

const TradeTerms = lazyWithMessages(
  ['trade'],
  async () => (await import('./trade-terms.tsx')).TradeTerms,
);

interface SalonSlotProps {
  readonly product: ProductDetail;
  readonly amount: Money | null;
  readonly quantity: number;
  readonly onPrice: (price: string | null) => void;
}

/** Tells a salon customer their own price. */
export function SalonSlot(shown: SalonSlotProps) {
  const salonNo = useTradeSalonNo();
  if (salonNo === null) return null;
  return (
    <OptionalChunk standIn={null}>
      <TradeTerms salonNo={salonNo} {...shown} />
    </OptionalChunk>
  );
}

/** Stands where others would buy what only salons can, and leads to one. */
export function SalonOnly() {
  const t = useT('product');
  const { capabilities } = useBrand();
  return (
    <>
      <p>
        <strong>{t('product.salonOnly')}</strong>
        <br />
        {t('product.salonOnly.text')}
      </p>
      {capabilities.includes('salons') && (
        <ButtonLink appearance="secondary" to="/salon/">
          {t('product.salonOnly.find')}
        </ButtonLink>
      )}
      <p>
        <Link to="/account/login">{t('product.salonOnly.login')}</Link>
      </p>
    </>
  );
}
