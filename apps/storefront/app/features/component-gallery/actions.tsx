import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ICONS, LOOKS, WORDS } from './sample-texts.ts';
import { Specimen } from './specimen.tsx';

export function Actions() {
  return (
    <>
      <Specimen name={WORDS.actions}>
        {LOOKS.map((appearance) => (
          <Button key={appearance} appearance={appearance}>
            {WORDS.add}
          </Button>
        ))}
        {LOOKS.map((appearance) => (
          <Button key={appearance} appearance={appearance} disabled>
            {WORDS.disabled}
          </Button>
        ))}
        {LOOKS.map((appearance) => (
          <Button key={appearance} appearance={appearance} isBusy>
            {WORDS.busy}
          </Button>
        ))}
        <ButtonLink to="/components" appearance="secondary">
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
