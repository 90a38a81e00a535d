import { lazyWithTexts } from '../../shared/i18n/lazy-with-texts.tsx';
import { QuietParts } from '../../shared/part/parts.tsx';
import { useLoaded } from '../../shared/use-loaded.ts';

const LaterParts = lazyWithTexts(
  ['connection'],
  async () => (await import('./later-parts.tsx')).LaterParts,
);

/** Where what no first sight needs comes to stand: it is drawn then, and nothing around it. */
export function LaterPlace() {
  const isLoaded = useLoaded();
  return <QuietParts>{isLoaded && <LaterParts />}</QuietParts>;
}
