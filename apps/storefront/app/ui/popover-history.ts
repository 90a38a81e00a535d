import { addDialogEntry } from './dialog-history.ts';
import { leaveBeforeLink } from './leave-dialogs.ts';

/** Gives an open popover its history entry, until it closes. */
export function addPopoverEntry(popover: HTMLElement): void {
  if (!popover.matches(':popover-open')) return;
  const removeEntry = addDialogEntry(() => popover.hidePopover());
  const remove = (event: ToggleEvent) => {
    if (event.newState === 'open') return;
    removeEntry();
    popover.removeEventListener('toggle', remove);
    popover.removeEventListener('click', leaveBeforeLink, { capture: true });
  };
  popover.addEventListener('toggle', remove);
  popover.addEventListener('click', leaveBeforeLink, { capture: true });
}
