import type { Fact } from '@lokke/domain/catalogue';
import type { ReactNode } from 'react';
import { RichHtml } from '../rich-html.tsx';

type Place = Fact['on'][number];

export function factsOn(place: Place, facts: readonly Fact[] = []): readonly Fact[] {
  return facts.filter(({ on }) => on.includes(place));
}

/** Tells whether a fact needs a part of the page to itself. */
export function isLongFact({ value }: Fact): boolean {
  return value.kind === 'table' || value.kind === 'html';
}

/** A fact's texts as one; empty for one that is more than text. */
export function textOfFact({ value }: Fact): string {
  return value.kind === 'texts' ? value.texts.join(', ') : '';
}

export function FactValue({ fact }: { readonly fact: Fact }): ReactNode {
  const { value } = fact;
  switch (value.kind) {
    case 'texts':
      return textOfFact(fact);
    case 'link':
      // Leads out of the shop as often as not: no route of its own.
      return <a href={value.href}>{value.text}</a>;
    case 'html':
      return <RichHtml html={value.html} />;
    case 'table':
      return (
        <table>
          <tbody>
            {value.rows.map(([name, text]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}
