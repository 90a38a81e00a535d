import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SIDES, WORDS } from './sample-texts.ts';
import { Specimen } from './specimen.tsx';

export function Sheets() {
  const [open, setOpen] = useState<(typeof SIDES)[number] | null>(null);
  return (
    <Specimen name={WORDS.sheets}>
      {SIDES.map((side) => (
        <Button key={side} appearance="secondary" onClick={() => setOpen(side)}>
          {side}
        </Button>
      ))}
      {SIDES.map((side) => (
        <Sheet
          key={side}
          isOpen={open === side}
          onClose={() => setOpen(null)}
          side={side}
          title={side}
          closeLabel={WORDS.close}
        >
          <p>{WORDS.sentence}</p>
        </Sheet>
      ))}
    </Specimen>
  );
}
