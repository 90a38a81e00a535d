import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { APPEARANCES, ICONS, SAMPLES } from './sample-texts.ts';
import { Specimen } from './specimen.tsx';

export function Actions() {
  return (
    <>
      <Specimen name={SAMPLES.actions}>
        {APPEARANCES.map((appearance) => (
          <Button key={appearance} appearance={appearance}>
            {SAMPLES.add}
          </Button>
        ))}
        {APPEARANCES.map((appearance) => (
          <Button key={appearance} appearance={appearance} disabled>
            {SAMPLES.disabled}
          </Button>
        ))}
        {APPEARANCES.map((appearance) => (
          <Button key={appearance} appearance={appearance} isBusy>
            {SAMPLES.busy}
          </Button>
        ))}
        <ButtonLink to="/components" appearance="secondary">
          {SAMPLES.see}
        </ButtonLink>
        <Button>{SAMPLES.longWord}</Button>
        <IconButton icon="heart" label={SAMPLES.add} />
        <IconButton icon="heart" label={SAMPLES.add} aria-pressed="true" />
        <IconButton icon="close" label={SAMPLES.close} disabled />
      </Specimen>
      <Specimen name={SAMPLES.icons}>
        {ICONS.map((name) => (
          <Icon key={name} name={name} sizeInPx={24} />
        ))}
      </Specimen>
    </>
  );
}
