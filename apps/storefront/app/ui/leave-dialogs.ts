import { hasDialogEntries, leaveDialogEntries } from './dialog-history.ts';

/** Event of React or of the browser. */
type Cancelable = Pick<Event, 'preventDefault' | 'stopPropagation'> & {
  readonly target: EventTarget | null;
};
type LinkPress = Cancelable &
  Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** A link in a dialog is followed from the page's own history entry. */
export function leaveBeforeLink(event: LinkPress): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const opensHere = link !== null && (link.target === '' || link.target === '_self');
  if (!opensHere || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  leaveBefore(event, () => link.click());
}

/** Only forms with an address navigate. */
export function leaveBeforeForm(event: Cancelable): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.hasAttribute('action')) return;
  leaveBefore(event, () => form.requestSubmit());
}

function leaveBefore(event: Cancelable, act: () => void): void {
  if (!hasDialogEntries()) return;
  event.preventDefault();
  event.stopPropagation();
  void leaveDialogEntries().then(act);
}
