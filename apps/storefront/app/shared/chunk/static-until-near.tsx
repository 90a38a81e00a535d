import { type ReactNode, startTransition, useCallback, useRef, useState } from 'react';
import { replayInput } from '../../../bootstrap/replay-early-input.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

const NEAR = '100% 0px';
const KEPT = { __html: '' };
const CONTROLS = 'a[href], button, input, select, summary';
const isServer = typeof document === 'undefined';

/** Input to the server’s controls, each by its place among them. */
interface EarlyUse {
  readonly inputs: Map<number, true | string>;
  focusedAt: number;
}

/**
 * Leaves what the server drew as it is until the visitor comes near, and only then has its script fetched. A Suspense boundary alone would
 * fetch it at once, and take the content away whenever something above it changes before the script has come.
 * What is pressed, chosen or focused meanwhile is carried over to the elements that take its place.
 * Belongs into an `OptionalChunk`, which keeps the content while the script is on its way.
 */
export function StaticUntilNear({ children }: { readonly children: ReactNode }) {
  const isFromServer = !useHydrated();
  const [isLive, setIsLive] = useState(isServer || !isFromServer);
  const use = useRef<EarlyUse>({ inputs: new Map(), focusedAt: -1 }).current;
  const watch = useCallback(
    (kept: HTMLElement | null) => {
      if (kept === null) return;
      const goLive = () => startTransition(() => setIsLive(true));
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) goLive();
        },
        { rootMargin: NEAR },
      );
      observer.observe(kept);
      const note = ({ type, target }: Event) => {
        if (!(target instanceof Element)) return;
        const control = type === 'click' ? target.closest('button') : target;
        if (control === null) return;
        const input = control instanceof HTMLSelectElement ? control.value : true;
        use.inputs.set(placeOf(control, kept), input);
        goLive();
      };
      kept.addEventListener('click', note);
      kept.addEventListener('change', note);
      return () => {
        observer.disconnect();
        use.focusedAt = placeOf(document.activeElement, kept);
      };
    },
    [use],
  );
  const carryOver = useCallback(
    (live: HTMLElement | null) => {
      if (live === null) return;
      const controls = [...live.querySelectorAll<HTMLElement>(CONTROLS)];
      controls[use.focusedAt]?.focus({ preventScroll: true });
      const inputs = [...use.inputs].map(([place, input]) => [controls[place], input] as const);
      use.inputs.clear();
      // Handlers belong to what this commit has yet to finish.
      setTimeout(() => void replayInput(inputs));
    },
    [use],
  );
  if (isLive) return <div ref={carryOver}>{children}</div>;
  // React neither compares nor touches what such an element holds.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
  return <div ref={watch} key="kept" suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
}

const placeOf = (control: Element | null, kept: HTMLElement) =>
  control === null ? -1 : [...kept.querySelectorAll(CONTROLS)].indexOf(control);
