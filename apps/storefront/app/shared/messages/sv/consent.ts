import type { consent as source } from '../en/consent.ts';
import type { Translation } from '../message.ts';

export const consent = {
  'consent.title': 'Kakor',
  'consent.text':
    'De som håller reda på din varukorg och din inloggning behövs. Resten skulle visa oss vilka sidor som hjälper, och låta oss skriva till dig om det du har tittat på. De kommer bara om du säger ja, och längst ner på varje sida kan du ändra dig.',
  'consent.accept': 'Godkänn alla',
  'consent.refuse': 'Bara nödvändiga',
  'consent.now.accepted': 'Du har godkänt alla kakor.',
  'consent.now.refused': 'Du har nöjt dig med de nödvändiga.',
} satisfies Translation<typeof source>;
