import type { Checkout } from '@lokke/contract/checkout';
import { formatShelfPrice } from '@lokke/domain/money';
import { formatPercent } from '@lokke/domain/numbers';
import { collectionsOf } from '@lokke/domain/promotions';
import { type LackingMinimum, lackingMinimum } from '@lokke/domain/trade';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { boughtLines } from '../../shared/trade/bought-lines.ts';
import { useTradeRates } from '../../shared/trade/use-trade-rates.ts';

interface SalonMinimumProps {
  readonly salonNo: string;
  readonly checkout: Checkout;
}

/** Tells a salon what its bag lacks before its own prices count. */
export function SalonMinimum({ salonNo, checkout }: SalonMinimumProps) {
  const lacking = lackingMinimum(useTradeRates(salonNo)?.rates ?? [], boughtLines(checkout));
  const titles = new Map(
    checkout.lines.edges
      .flatMap(({ node }) => collectionsOf(node))
      .map(({ handle, title }) => [handle, title] as const),
  );
  return lacking.map((one) => (
    <Lack
      key={one.rate.collections?.join() ?? ''}
      lacking={one}
      titles={one.rate.collections?.flatMap((handle) => titles.get(handle) ?? []) ?? []}
    />
  ));
}

interface LackProps {
  readonly lacking: LackingMinimum;
  /** Names of the collections that count; none where all products do. */
  readonly titles: readonly string[];
}

function Lack({ lacking: { rate, lacks }, titles }: LackProps) {
  const t = useT('trade');
  const market = useMarket();
  const percentage = formatPercent(rate.percentage, market.languageTag);
  const range = titles.length > 0 ? titles.join(', ') : t('trade.lacks.all');
  return (
    <p>
      {'quantity' in lacks
        ? t('trade.lacks.count', { count: lacks.quantity, range, percentage })
        : t('trade.lacks.amount', { amount: formatShelfPrice(lacks, market), range, percentage })}
    </p>
  );
}
