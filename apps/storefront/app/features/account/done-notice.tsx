import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Notice } from '../../ui/notice.tsx';

interface DoneNoticeProps<Action extends string> {
  readonly actions: readonly Action[];
  readonly textOf: (action: Action) => string;
}

/** Says what was just done on a page; read from the URL, so it works without scripts. */
export function DoneNotice<Action extends string>({ actions, textOf }: DoneNoticeProps<Action>) {
  const { search, key } = useLocation();
  const notice = useRef<HTMLDivElement>(null);
  const value = new URLSearchParams(search).get('done');
  const done = actions.find((action) => action === value);

  // The focused button may be gone with what it changed; a full page load starts at the top anyway.
  useEffect(() => {
    if (done !== undefined && key !== 'default') notice.current?.focus();
  }, [done, key]);

  if (done === undefined) return null;
  return (
    <Notice ref={notice} tone="success" tabIndex={-1}>
      {textOf(done)}
    </Notice>
  );
}
