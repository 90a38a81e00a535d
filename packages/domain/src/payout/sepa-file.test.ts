import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Payment, paymentCsv, sepaDocument, sepaFaults, writeSepaFile } from './index.ts';
import { plainName, type XmlElement } from './sepa-file.ts';

const PAYMENT: Payment = {
  reference: 'NL-S-000001',
  holder: 'Kapsalon Zoë & Bjørn <B.V.>',
  iban: 'NL91ABNA0417164300',
  amountInMinorUnits: 12_345,
};

const documentOf = (payments: readonly Payment[]) =>
  sepaDocument({
    messageId: 'NL-2026-11',
    createdAt: '2026-12-02T08:00:00Z',
    debtor: { name: 'LOKKE (demowinkel)', iban: 'NL02ABNA0123456789' },
    payments,
  });

/** The document with one element changed, wherever it stands. */
function withElement(
  { name, content, ...rest }: XmlElement,
  wanted: string,
  change: (element: XmlElement) => readonly XmlElement[],
): readonly XmlElement[] {
  const whole = { ...rest, name, content };
  if (name === wanted) return change(whole);
  if (typeof content === 'string') return [whole];
  return [{ ...whole, content: content.flatMap((one) => withElement(one, wanted, change)) }];
}

describe('a payment file', () => {
  it('is whole, and its texts are those that every bank takes', () => {
    const document = documentOf([PAYMENT, { ...PAYMENT, reference: 'NL-S-000002' }]);
    expect(sepaFaults(document)).toEqual([]);
    const file = writeSepaFile(document);
    expect(file).toContain('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">');
    expect(file).toContain('<Nm>Kapsalon Zoe + Bjorn B.V.</Nm>');
    expect(file).toContain('<InstdAmt Ccy="EUR">123.45</InstdAmt>');
    expect(file).toContain('<CtrlSum>246.90</CtrlSum>');
  });

  const text = (content: string) => (element: XmlElement) => [{ ...element, content }];
  test.each<[string, string, (element: XmlElement) => readonly XmlElement[]]>([
    ['a missing name of the message', 'MsgId', () => []],
    ['a message named too long', 'MsgId', text('x'.repeat(36))],
    ['no account', 'DbtrAcct', () => []],
    ['two amounts', 'InstdAmt', (one) => [one, one]],
    ['another currency', 'InstdAmt', (one) => [{ ...one, attributes: { Ccy: 'SEK' } }]],
    ['no amount', 'InstdAmt', text('0.00')],
    ['three decimals', 'InstdAmt', text('123.450')],
    ['a wrong sum', 'CtrlSum', text('123.46')],
    ['a wrong count', 'NbOfTxs', text('2')],
    ['an account with blanks', 'IBAN', text('NL91 ABNA')],
    ['a name with an accent', 'Nm', text('Zoë')],
    ['an empty name', 'Nm', text('')],
    ['a day that is none', 'Dt', text('2-12-2026')],
    [
      'elements in another order',
      'PmtInf',
      (one) => [
        { ...one, content: typeof one.content === 'string' ? '' : one.content.toReversed() },
      ],
    ],
    ['an element of another format', 'ChrgBr', (one) => [{ ...one, name: 'Purp' }]],
    ['no transfer', 'CdtTrfTxInf', () => []],
  ])('is refused with %s', (_, name, change) => {
    const [document] = withElement(documentOf([PAYMENT]), name, change);
    expect(document && sepaFaults(document)).not.toEqual([]);
  });

  it('adds up, whatever is paid', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 9_999_999 }), {
      minLength: 1,
      maxLength: 50,
    });
    fc.assert(
      fc.property(amounts, (all) => {
        const payments = all.map((amountInMinorUnits) => ({ ...PAYMENT, amountInMinorUnits }));
        const document = documentOf(payments);
        expect(sepaFaults(document)).toEqual([]);
        const cents = all
          .reduce((sum, one) => sum + BigInt(one), 0n)
          .toString()
          .padStart(3, '0');
        const sum = `${cents.slice(0, -2)}.${cents.slice(-2)}`;
        expect(writeSepaFile(document).match(/<CtrlSum>[^<]*/g)).toEqual(
          Array(2).fill(`<CtrlSum>${sum}`),
        );
      }),
    );
  });
});

test.each([
  ['Straße Ålesund Œuvre', 'Strasse Alesund OEuvre'],
  ['  a   b ', 'a b'],
  ['x'.repeat(71), 'x'.repeat(70)],
])('%s is written as %s', (name, expected) => {
  expect(plainName(name, 70)).toBe(expected);
});

test('banks outside SEPA have a table', () => {
  expect(paymentCsv([{ ...PAYMENT, holder: '=Salon' }], 'NOK')).toBe(
    "\ufeffreference,holder,iban,amount,currency\r\nNL-S-000001,'=Salon,NL91ABNA0417164300,123.45,NOK\r\n",
  );
});
