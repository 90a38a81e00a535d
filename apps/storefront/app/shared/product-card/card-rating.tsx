import { Rating } from '../../ui/rating.tsx';
import { numberFormatOf } from '../i18n/formatters.ts';
import { useT } from '../i18n/messages-provider.tsx';
import { useMarket } from '../market/market-provider.tsx';

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

interface CardRatingProps {
  readonly rating: { readonly averageRating: number; readonly count: number };
  readonly showsCount?: boolean;
}

export function CardRating({ rating, showsCount = false }: CardRatingProps) {
  const t = useT();
  const { languageTag } = useMarket();
  const { averageRating, count } = rating;
  const written = numberFormatOf(languageTag, ONE_DECIMAL).format(averageRating);
  return (
    <Rating
      rating={written}
      count={showsCount ? numberFormatOf(languageTag).format(count) : null}
      label={t('listing.rating', { rating: written, count })}
    />
  );
}
