import type { Order } from '../../orders/index.ts';
import { fillIn } from '../../pages/index.ts';
import { bagLineName } from '../bag.ts';
import type { Visit } from '../visit.ts';

export interface Letter {
  readonly order: Order;
  readonly visit: Visit;
  readonly url: string;
  readonly origin: string;
}

export interface LetterRow {
  readonly label: string;
  readonly amount: string;
  readonly isTotal: boolean;
  readonly imageUrl: string | null;
}

export function lineRows({ order, visit }: Letter): readonly LetterRow[] {
  return order.contents.lines.map((line) => {
    const plan = line.sellingPlanName === null ? '' : `, ${line.sellingPlanName}`;
    return {
      label: `${line.quantity} × ${bagLineName(line)}${plan}`,
      amount: visit.money(line.totalInMinorUnits),
      isTotal: false,
      imageUrl: line.imageUrl,
    };
  });
}

export function totalRows({ order, visit }: Letter): readonly LetterRow[] {
  const { summary, free } = visit.texts;
  const { contents } = order;
  const row = (label: string, amount: string, isTotal = false) => ({
    label,
    amount,
    isTotal,
    imageUrl: null,
  });
  const delivery = contents.delivery.priceInMinorUnits;
  return [
    row(summary.subtotal, visit.money(contents.subtotalInMinorUnits)),
    ...(contents.discountInMinorUnits === 0
      ? []
      : [row(summary.discount, visit.money(-contents.discountInMinorUnits))]),
    row(
      `${summary.delivery}: ${contents.delivery.title}`,
      delivery === 0 ? free : visit.money(delivery),
    ),
    row(summary.total, visit.money(order.totalInMinorUnits), true),
  ];
}

export function taxSentence({ order, visit }: Letter): string {
  const { taxInMinorUnits } = order.contents;
  const { summary } = visit.texts;
  return fillIn(taxInMinorUnits === 0 ? summary.noTax : summary.taxIncluded, {
    tax: visit.money(taxInMinorUnits),
  });
}
