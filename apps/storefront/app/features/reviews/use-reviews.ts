import {
  FIRST_CHOICE,
  FIRST_REVIEWS,
  type OpeningReviews,
  type Review,
  type ReviewChoice,
  selectReviews,
} from '@lokke/domain/reviews';
import { useRef, useState } from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';

type View = ReviewChoice & { readonly isWhole: boolean };

/** The first reviews come with the page; the first press loads all. */
export function useReviews(handle: string, opening: OpeningReviews) {
  const { locale, language } = useMarket();
  const [all, setAll] = useState<readonly Review[] | null>(null);
  const [view, setView] = useState<View>({ ...FIRST_CHOICE, isWhole: false });
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const latest = useRef(0);
  /** Presses while all are loading add up. */
  const wanted = useRef(view);
  const loading = useRef<Promise<readonly Review[] | null> | null>(null);

  /** Null when all could not be loaded. */
  const change = async (changed: Partial<View>) => {
    latest.current += 1;
    const turn = latest.current;
    const next = { ...wanted.current, ...changed };
    wanted.current = next;
    const loaded = all ?? (await load());
    // Overtaken by a later press.
    if (turn !== latest.current) return null;
    setState(loaded === null ? 'failed' : 'ready');
    if (loaded === null) {
      wanted.current = view;
      return null;
    }
    setAll(loaded);
    setView(next);
    return shownOf(selectReviews(loaded, language, next), next);
  };

  const load = () => {
    setState('busy');
    loading.current ??= import('./load-reviews.ts')
      .then((file) => file.loadReviews(locale, handle))
      .catch(() => null)
      .finally(() => {
        loading.current = null;
      });
    return loading.current;
  };

  const selected = all === null ? null : selectReviews(all, language, view);
  const shown = selected === null ? opening.first : shownOf(selected, view);
  const count = selected?.length ?? (opening.ownCount || opening.otherCount);
  return {
    ...view,
    shown,
    /** Number of reviews behind the button for more. */
    moreCount: count - shown.length,
    isBusy: state === 'busy',
    hasFailed: state === 'failed',
    change,
  };
}

function shownOf(selected: readonly Review[], { isWhole }: View): readonly Review[] {
  return isWhole ? selected : selected.slice(0, FIRST_REVIEWS);
}
