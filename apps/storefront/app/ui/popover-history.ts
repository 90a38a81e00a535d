import { addDialogEntry } from './dialog-history.ts';
import { leaveBeforeLink } from './leave-dialogs.ts';

/** A popover may have been closed and opened again while this file was on its way: that asks twice. */
const entered = new WeakSet<HTMLElement>();

/** Gives an open popover its history entry, until it closes. */
export function addPopoverEntry(popover: HTMLElement): void {
  if (entered.has(popover) || !popover.matches(':popover-open')) return;
  entered.add(popover);
  const removeEntry = addDialogEntry(() => popover.hidePopover());
  const remove = (event: ToggleEvent) => {
    if (event.newState === 'open') return;
    entered.delete(popover);
    removeEntry();
    popover.removeEventListener('toggle', remove);
    popover.removeEventListener('click', leaveBeforeLink, { capture: true });
  };
  popover.addEventListener('toggle', remove);
  popover.addEventListener('click', leaveBeforeLink, { capture: true });
}
