import type { SiteLink } from '@lokke/contract/ports';
import { ButtonLink } from '../../ui/button.tsx';

interface ActionsProps {
  readonly actions: readonly SiteLink[];
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
