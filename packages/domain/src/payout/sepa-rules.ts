import rules from './pain-001.json' with { type: 'json' };
import type { XmlElement } from './sepa-file.ts';

interface ElementRule {
  /** Names in their order; `?` may be missing, `+` may be repeated. */
  readonly children?: readonly string[];
  readonly pattern?: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

/**
 * The part of pain.001.001.09 that a SEPA credit transfer uses, as the schema and the rulebook have it: order, number and
 * texts of elements. An element whose rule depends on its parent is named with it.
 */
const RULES: Readonly<Record<string, ElementRule>> = rules;

/** Names what a bank would refuse in a document; empty where it is whole. */
export function sepaFaults(document: XmlElement): readonly string[] {
  return [...elementFaults(document, ''), ...sumFaults(document)];
}

function elementFaults({ name, attributes = {}, content }: XmlElement, parent: string): string[] {
  const path = parent === '' ? name : `${parent}/${name}`;
  const specific = path.split('/').slice(-2).join('/');
  const rule = Object.hasOwn(RULES, specific) ? RULES[specific] : RULES[name];
  if (rule === undefined) return [`${path}: unknown`];
  const faults = Object.entries(rule.attributes ?? {}).flatMap(([key, value]) =>
    attributes[key] === value ? [] : [`${path}: ${key} must be ${value}`],
  );
  if (typeof content === 'string') {
    const isGood = rule.pattern !== undefined && new RegExp(`^(?:${rule.pattern})$`).test(content);
    return isGood ? faults : [...faults, `${path}: "${content}"`];
  }
  const order = content.map((child) => child.name).join(' ');
  const wanted = (rule.children ?? []).map(patternOf).join('');
  const isOrdered = rule.children !== undefined && new RegExp(`^${wanted}$`).test(`${order} `);
  return [
    ...faults,
    ...(isOrdered ? [] : [`${path}: ${order}`]),
    ...content.flatMap((child) => elementFaults(child, path)),
  ];
}

function patternOf(child: string): string {
  const name = child.replace(/[?+]$/, '');
  const times = child.endsWith('?') || child.endsWith('+') ? child.slice(-1) : '';
  return `(?:${name} )${times}`;
}

/** Counts and adds the transfers as a bank does; amounts as whole cents. */
function sumFaults(document: XmlElement): string[] {
  const amounts = textsOf(document, 'InstdAmt').map(centsOf);
  const sum = amounts.reduce((total, one) => total + one, 0n);
  return [
    ...textsOf(document, 'NbOfTxs').flatMap((text) =>
      text === String(amounts.length) ? [] : [`NbOfTxs: ${text} of ${amounts.length}`],
    ),
    ...textsOf(document, 'CtrlSum').flatMap((text) =>
      centsOf(text) === sum ? [] : [`CtrlSum: ${text}`],
    ),
    ...amounts.flatMap((amount) => (amount > 0n ? [] : ['InstdAmt: must be more than nothing'])),
  ];
}

function textsOf({ name, content }: XmlElement, wanted: string): readonly string[] {
  if (typeof content === 'string') return name === wanted ? [content] : [];
  return content.flatMap((child) => textsOf(child, wanted));
}

function centsOf(text: string): bigint {
  return /^\d+\.\d{2}$/.test(text) ? BigInt(text.replace('.', '')) : 0n;
}
