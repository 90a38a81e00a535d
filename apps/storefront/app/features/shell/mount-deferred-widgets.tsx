import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import { useIsIdle } from '../../shared/use-is-idle.ts';

const DeferredWidgets = lazyWithMessages(
  ['connection'],
  async () => (await import('./deferred-widgets.tsx')).DeferredWidgets,
);

/** Where what no first sight needs comes to stand: it is drawn then, and nothing around it. */
export function MountDeferredWidgets() {
  const isLoaded = useIsIdle();
  return <OptionalChunk>{isLoaded && <DeferredWidgets />}</OptionalChunk>;
}
