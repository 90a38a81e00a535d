import { formatAmount } from '../money/index.ts';
import type { Payment } from './payment-csv.ts';

/** An element with a text, or with elements in order. */
export interface XmlElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

export interface SepaOrder {
  /** The same for the same month of a shop: a bank refuses what it has had. */
  readonly messageId: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly debtor: { readonly name: string; readonly iban: string };
  readonly payments: readonly Payment[];
}

const element = (name: string, content: XmlElement['content']): XmlElement => ({ name, content });
const account = (name: string, iban: string) =>
  element(name, [element('Id', [element('IBAN', iban)])]);
const party = (name: string, text: string) => element(name, [element('Nm', plainName(text, 70))]);

/** A credit transfer initiation, pain.001.001.09, as the SEPA rulebook narrows it. */
export function sepaDocument({ messageId, createdAt, debtor, payments }: SepaOrder): XmlElement {
  const count = String(payments.length);
  const sum = amountOf(payments.reduce((total, one) => total + one.amountInMinorUnits, 0));
  return element('Document', [
    element('CstmrCdtTrfInitn', [
      element('GrpHdr', [
        element('MsgId', messageId),
        element('CreDtTm', createdAt),
        element('NbOfTxs', count),
        element('CtrlSum', sum),
        party('InitgPty', debtor.name),
      ]),
      element('PmtInf', [
        element('PmtInfId', messageId),
        element('PmtMtd', 'TRF'),
        element('NbOfTxs', count),
        element('CtrlSum', sum),
        element('PmtTpInf', [element('SvcLvl', [element('Cd', 'SEPA')])]),
        element('ReqdExctnDt', [element('Dt', createdAt.slice(0, 10))]),
        party('Dbtr', debtor.name),
        account('DbtrAcct', debtor.iban),
        // The bank is known by the IBAN (Regulation (EU) No 260/2012, art. 5(7)).
        element('DbtrAgt', [
          element('FinInstnId', [element('Othr', [element('Id', 'NOTPROVIDED')])]),
        ]),
        element('ChrgBr', 'SLEV'),
        ...payments.map(transferOf),
      ]),
    ]),
  ]);
}

function transferOf({ reference, holder, iban, amountInMinorUnits }: Payment): XmlElement {
  return element('CdtTrfTxInf', [
    element('PmtId', [element('EndToEndId', reference)]),
    element('Amt', [
      {
        name: 'InstdAmt',
        attributes: { Ccy: 'EUR' },
        content: amountOf(amountInMinorUnits),
      },
    ]),
    party('Cdtr', holder),
    account('CdtrAcct', iban),
    element('RmtInf', [element('Ustrd', reference)]),
  ]);
}

const amountOf = (amountInMinorUnits: number) =>
  formatAmount({ amountInMinorUnits, currencyCode: 'EUR' });

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  å: 'a',
  Å: 'A',
  '&': '+',
};

/** Only these characters reach every bank (EPC217-08); accents are taken off, others become blanks. */
export function plainName(text: string, maxLength: number): string {
  return text
    .replace(/[ßæÆœŒøØåÅ&]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trim();
}

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

export function writeSepaFile(document: XmlElement): string {
  const root = { ...document, attributes: { xmlns: NAMESPACE } };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlOf(root, '')}`;
}

function xmlOf({ name, attributes = {}, content }: XmlElement, indent: string): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const open = `${indent}<${name}${pairs.join('')}>`;
  if (typeof content === 'string') return `${open}${escapeXml(content)}</${name}>\n`;
  const inner = content.map((child) => xmlOf(child, `${indent}  `)).join('');
  return `${open}\n${inner}${indent}</${name}>\n`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
}
