import { lazyWithTexts } from '../../shared/i18n/lazy-with-texts.tsx';
import { QuietParts } from '../../shared/part/parts.tsx';
import { useSalon } from '../../state/salon/use-salon.ts';

const Line = lazyWithTexts(['salon'], async () => (await import('./salon-line.tsx')).SalonLine);

/** The salon in the bag: only a browser knows it, so no page has to bring it along. */
export function ChangeableSalonLine() {
  const { salon } = useSalon();
  return <QuietParts>{salon !== null && <Line isChangeable />}</QuietParts>;
}
