import type { LineNotice } from '@lokke/domain/cart-snapshot';
import { formatPrice, parseMoney } from '@lokke/domain/money';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';

/** The news of a line in words. */
export function useNoticeText(): (news: LineNotice) => string {
  const t = useT('bag');
  const market = useMarket();
  return (news) => {
    switch (news.kind) {
      case 'price':
        return t('cart.news.price', { price: formatPrice(parseMoney(news.before), market) });
      case 'fewer':
        return t('cart.news.fewer', { count: news.left, wanted: news.wanted });
      case 'sold-out':
        return t('cart.line.soldOut');
    }
  };
}
