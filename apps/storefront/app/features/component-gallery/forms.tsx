import { useState } from 'react';
import { Field, SelectField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { RadioTiles } from '../../ui/radio-tiles.tsx';
import { WORDS } from './sample-texts.ts';
import { Specimen } from './specimen.tsx';

const LABELS = { quantity: WORDS.quantity, more: WORDS.more, fewer: WORDS.fewer };
const TILES = [
  { value: 'small', label: '60 ml', detail: '€ 9,50 · € 15,83 / 100 ml' },
  { value: 'usual', label: '300 ml', detail: '€ 23,95 · € 7,98 / 100 ml' },
  { value: 'large', label: '1000 ml', detail: WORDS.soldOut, isUnavailable: true },
  { value: 'long', label: WORDS.longWord },
];
const CHOICES = [WORDS.size, WORDS.state].map((label) => ({ value: label, label }));

export function Forms() {
  const [size, setSize] = useState('usual');
  const [quantity, setQuantity] = useState(99);
  return (
    <>
      <Specimen name={WORDS.fields} layout="grid">
        <Field label={WORDS.email} type="email" autoComplete="off" />
        <Field label={WORDS.email} hint={WORDS.hint} defaultValue="anna@example.com" />
        <Field label={WORDS.email} errors={[WORDS.error]} defaultValue={WORDS.longWord} />
        <Field label={WORDS.email} disabled defaultValue={WORDS.disabled} />
        <PasswordField
          label={WORDS.password}
          showLabel={WORDS.show}
          hideLabel={WORDS.hide}
          autoComplete="off"
        />
        <SelectField label={WORDS.state} choices={CHOICES} />
        <SelectField label={WORDS.state} choices={CHOICES} errors={[WORDS.error]} />
      </Specimen>
      <Specimen name={WORDS.choices} layout="column">
        <RadioTiles legend={WORDS.size} tiles={TILES} value={size} onChange={setSize} />
        <div>
          <QuantityStepper quantity={1} onChange={setQuantity} labels={LABELS} />
          <QuantityStepper quantity={quantity} onChange={setQuantity} labels={LABELS} />
          <QuantityStepper quantity={5} largest={5} onChange={setQuantity} labels={LABELS} />
        </div>
      </Specimen>
    </>
  );
}
