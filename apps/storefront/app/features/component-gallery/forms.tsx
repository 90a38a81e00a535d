import { useState } from 'react';
import { Field, SelectField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { RadioTiles } from '../../ui/radio-tiles.tsx';
import { SAMPLES } from './sample-texts.ts';
import { Specimen } from './specimen.tsx';

const LABELS = { quantity: SAMPLES.quantity, more: SAMPLES.more, fewer: SAMPLES.fewer };
const TILES = [
  { value: 'small', label: '60 ml', detail: '€ 9,50 · € 15,83 / 100 ml' },
  { value: 'usual', label: '300 ml', detail: '€ 23,95 · € 7,98 / 100 ml' },
  { value: 'large', label: '1000 ml', detail: SAMPLES.soldOut, isUnavailable: true },
  { value: 'long', label: SAMPLES.longWord },
];
const CHOICES = [SAMPLES.size, SAMPLES.state].map((label) => ({ value: label, label }));

export function Forms() {
  const [size, setSize] = useState('usual');
  const [quantity, setQuantity] = useState(99);
  return (
    <>
      <Specimen name={SAMPLES.fields} layout="grid">
        <Field label={SAMPLES.email} type="email" autoComplete="off" />
        <Field label={SAMPLES.email} hint={SAMPLES.hint} defaultValue="anna@example.com" />
        <Field label={SAMPLES.email} errors={[SAMPLES.error]} defaultValue={SAMPLES.longWord} />
        <Field label={SAMPLES.email} disabled defaultValue={SAMPLES.disabled} />
        <PasswordField
          label={SAMPLES.password}
          showLabel={SAMPLES.show}
          hideLabel={SAMPLES.hide}
          autoComplete="off"
        />
        <SelectField label={SAMPLES.state} choices={CHOICES} />
        <SelectField label={SAMPLES.state} choices={CHOICES} errors={[SAMPLES.error]} />
      </Specimen>
      <Specimen name={SAMPLES.choices} layout="column">
        <RadioTiles legend={SAMPLES.size} tiles={TILES} value={size} onChange={setSize} />
        <div>
          <QuantityStepper quantity={1} onChange={setQuantity} labels={LABELS} />
          <QuantityStepper quantity={quantity} onChange={setQuantity} labels={LABELS} />
          <QuantityStepper quantity={5} largest={5} onChange={setQuantity} labels={LABELS} />
        </div>
      </Specimen>
    </>
  );
}
