import type { ComponentType } from 'react';
import { loadGroups } from '../messages/load-messages.ts';
import type { GroupFiles, LazyGroup } from '../messages/messages.ts';
import { type Fetched, fetchedOf } from '../part/lazy-part.tsx';
import { usePartAttempt } from '../part/part-boundary.tsx';
import { MoreTexts, useTexts } from './messages-provider.tsx';

/** A part that is fetched when it is first drawn, side by side with its texts in the visitor's language. */
export function lazyWithTexts<Props extends object>(
  groups: readonly LazyGroup[],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // A browser knows one language; the server draws in all of them.
  const parts = new Map<GroupFiles, Fetched<Props>>();

  const loadIn = async (files: GroupFiles): Promise<ComponentType<Props>> => {
    const [Part, texts] = await Promise.all([load(), loadGroups(files, groups)]);
    return (props: Props) => (
      <MoreTexts texts={texts}>
        <Part {...props} />
      </MoreTexts>
    );
  };

  return function LazyPart(props: Props) {
    const attempt = usePartAttempt();
    const files = useTexts().language.groups;
    const fetched = fetchedOf(parts.get(files), attempt, () => loadIn(files));
    parts.set(files, fetched);
    const { Part } = fetched;
    return <Part {...props} />;
  };
}
