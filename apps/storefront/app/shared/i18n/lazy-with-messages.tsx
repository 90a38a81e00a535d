import { type LanguageFile, loadNamespaces, type Namespace } from '@lokke/i18n';
import type { ComponentType } from 'react';
import { useChunkAttempt } from '../chunk/chunk-boundary.tsx';
import { type Fetched, fetchedOf } from '../chunk/lazy-with-retry.tsx';
import { ExtraMessages, useMessages } from './messages-provider.tsx';

/** A chunk loaded together with its messages in the visitor's language. */
export function lazyWithMessages<Props extends object>(
  namespaces: readonly Namespace[],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // Per language, since the server renders all of them.
  const chunks = new Map<LanguageFile, Fetched<Props>>();

  const loadIn = async (language: LanguageFile): Promise<ComponentType<Props>> => {
    const [Chunk, texts] = await Promise.all([load(), loadNamespaces(language, namespaces)]);
    return (props: Props) => (
      <ExtraMessages texts={texts}>
        <Chunk {...props} />
      </ExtraMessages>
    );
  };

  return function LazyChunk(props: Props) {
    const attempt = useChunkAttempt();
    const { language } = useMessages();
    const fetched = fetchedOf(chunks.get(language), attempt, () => loadIn(language));
    chunks.set(language, fetched);
    const { Chunk } = fetched;
    return <Chunk {...props} />;
  };
}
