import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Specimen } from './specimen.tsx';
import { SIDES, WORDS } from './words.ts';

export function Sheets() {
  const [open, setOpen] = useState<(typeof SIDES)[number] | null>(null);
  return (
    <Specimen name={WORDS.sheets}>
      {SIDES.map((side) => (
        <Button key={side} look="secondary" onClick={() => setOpen(side)}>
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
