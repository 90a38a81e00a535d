import { formatNumber } from '@lokke/domain/numbers';
import { Rating } from '../../ui/rating.tsx';
import { useT } from '../i18n/messages-provider.tsx';
import { useMarket } from '../market/market-provider.tsx';

interface CardRatingProps {
  readonly rating: { readonly averageRating: number; readonly count: number };
  readonly showsCount?: boolean;
}

export function CardRating({ rating, showsCount = false }: CardRatingProps) {
  const t = useT();
  const { languageTag } = useMarket();
  const { averageRating, count } = rating;
  const written = formatNumber(averageRating, languageTag, 1);
  return (
    <Rating
      rating={written}
      count={showsCount ? formatNumber(count, languageTag) : null}
      label={t('listing.rating', { rating: written, count })}
    />
  );
}
