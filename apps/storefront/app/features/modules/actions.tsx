import type { SiteLink } from '@lokke/contract/ports';
import { ButtonLink } from '../../ui/button.tsx';

interface ActionsProps {
  readonly actions: readonly SiteLink[];
  /** The first is the one to press, where the page has no other. */
  readonly firstLook?: 'primary' | 'secondary';
}

export function Actions({ actions, firstLook = 'primary' }: ActionsProps) {
  return actions.map(({ title, href }, index) => (
    <ButtonLink
      key={`${title} ${href}`}
      to={href}
      appearance={index === 0 ? firstLook : 'secondary'}
    >
      {title}
    </ButtonLink>
  ));
}
