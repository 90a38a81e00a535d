import type { ComponentType } from 'react';
import { useChunkAttempt } from '../chunk/chunk-boundary.tsx';
import { type Fetched, fetchedOf } from '../chunk/lazy-with-retry.tsx';
import { loadGroups } from '../messages/load-messages.ts';
import type { GroupFiles, LazyGroup } from '../messages/messages.ts';
import { ExtraMessages, useMessages } from './messages-provider.tsx';

/** A part that is fetched when it is first drawn, side by side with its texts in the visitor's language. */
export function lazyWithMessages<Props extends object>(
  groups: readonly LazyGroup[],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // A browser knows one language; the server draws in all of them.
  const parts = new Map<GroupFiles, Fetched<Props>>();

  const loadIn = async (files: GroupFiles): Promise<ComponentType<Props>> => {
    const [Part, texts] = await Promise.all([load(), loadGroups(files, groups)]);
    return (props: Props) => (
      <ExtraMessages texts={texts}>
        <Part {...props} />
      </ExtraMessages>
    );
  };

  return function LazyPart(props: Props) {
    const attempt = useChunkAttempt();
    const files = useMessages().language.groups;
    const fetched = fetchedOf(parts.get(files), attempt, () => loadIn(files));
    parts.set(files, fetched);
    const { Part } = fetched;
    return <Part {...props} />;
  };
}
