import { type ComponentType, lazy } from 'react';
import { loadGroups } from '../messages/load-messages.ts';
import type { GroupFiles, LazyGroup } from '../messages/messages.ts';
import { onceReached } from '../once-reached.ts';
import { MoreTexts, useTexts } from './messages-provider.tsx';

/** A part that is fetched when it is first drawn, side by side with its texts in the visitor's language. */
export function lazyWithTexts<Props extends object>(
  groups: readonly LazyGroup[],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // A browser knows one language; the server draws in all of them.
  const parts = new Map<GroupFiles, ComponentType<Props>>();

  const partIn = (files: GroupFiles): ComponentType<Props> => {
    const known = parts.get(files);
    if (known !== undefined) return known;
    const part: ComponentType<Props> = lazy(async () => {
      const [Part, texts] = await onceReached(() =>
        Promise.all([load(), loadGroups(files, groups)]),
      );
      return {
        default: (props: Props) => (
          <MoreTexts texts={texts}>
            <Part {...props} />
          </MoreTexts>
        ),
      };
    });
    parts.set(files, part);
    return part;
  };

  return function LazyPart(props: Props) {
    const Part = partIn(useTexts().language.groups);
    return <Part {...props} />;
  };
}
