import type { consent as source } from '../en/consent.ts';
import type { Translation } from '../message.ts';

export const consent = {
  'consent.title': 'Cookies',
  'consent.text':
    'Wat je tas en je login bewaart, is nodig. De rest laat ons zien welke pagina’s helpen, en laat ons je schrijven over wat je bekeek. Dat komt alleen als je ja zegt. Onderaan elke pagina kun je je keuze wijzigen.',
  'consent.accept': 'Alles accepteren',
  'consent.refuse': 'Alleen noodzakelijk',
  'consent.now.accepted': 'Je hebt alle cookies geaccepteerd.',
  'consent.now.refused': 'Je hebt het bij de noodzakelijke gelaten.',
} satisfies Translation<typeof source>;
