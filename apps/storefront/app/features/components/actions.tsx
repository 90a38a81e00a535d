import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Specimen } from './specimen.tsx';
import { ICONS, LOOKS, WORDS } from './words.ts';

export function Actions() {
  return (
    <>
      <Specimen name={WORDS.actions}>
        {LOOKS.map((look) => (
          <Button key={look} look={look}>
            {WORDS.add}
          </Button>
        ))}
        {LOOKS.map((look) => (
          <Button key={look} look={look} disabled>
            {WORDS.disabled}
          </Button>
        ))}
        {LOOKS.map((look) => (
          <Button key={look} look={look} isBusy>
            {WORDS.busy}
          </Button>
        ))}
        <ButtonLink to="/components" look="secondary">
          {WORDS.see}
        </ButtonLink>
        <Button>{WORDS.longWord}</Button>
        <IconButton icon="heart" label={WORDS.add} />
        <IconButton icon="heart" label={WORDS.add} aria-pressed="true" />
        <IconButton icon="close" label={WORDS.close} disabled />
      </Specimen>
      <Specimen name={WORDS.icons}>
        {ICONS.map((name) => (
          <Icon key={name} name={name} sizeInPx={24} />
        ))}
      </Specimen>
    </>
  );
}
