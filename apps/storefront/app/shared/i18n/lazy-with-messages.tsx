import { type LanguageFile, loadNamespaces, type Namespace } from '@lokke/i18n';
import type { ComponentType } from 'react';
import { useChunkAttempt } from '../chunk/chunk-boundary.tsx';
import { type Fetched, fetchedOf } from '../chunk/lazy-with-retry.tsx';
import { ExtraMessages, useMessages } from './messages-provider.tsx';

/** A part that is fetched when it is first drawn, side by side with its texts in the visitor's language. */
export function lazyWithMessages<Props extends object>(
  namespaces: readonly Namespace[],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // A browser knows one language; the server draws in all of them.
  const parts = new Map<LanguageFile, Fetched<Props>>();

  const loadIn = async (language: LanguageFile): Promise<ComponentType<Props>> => {
    const [Part, texts] = await Promise.all([load(), loadNamespaces(language, namespaces)]);
    return (props: Props) => (
      <ExtraMessages texts={texts}>
        <Part {...props} />
      </ExtraMessages>
    );
  };

  return function LazyPart(props: Props) {
    const attempt = useChunkAttempt();
    const { language } = useMessages();
    const fetched = fetchedOf(parts.get(language), attempt, () => loadIn(language));
    parts.set(language, fetched);
    const { Part } = fetched;
    return <Part {...props} />;
  };
}
