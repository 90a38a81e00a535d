import type { ShopTexts } from '../shop-texts.ts';

export const sv: ShopTexts = {
  description:
    'Hårvård i sex serier, för hemmet och för salongen. Säg vad ditt hår behöver; vi har gett det en färg.',
  size: 'Storlek',
  oneSize: 'En storlek',
  strandsAlt: 'Hårstrån på nära håll, i {range}-seriens färg',
  rangeAlt:
    '{range}-serien: spray, oljeflaska med pipett, pumpflaska och reseflaska på låga socklar, i ljus som faller genom en kam',
  heroAlt: 'Kopparfärgad kam i låg sol som kastar ljuslinjer över böjt papper',
  collections: {
    all: { title: 'Alla produkter', description: 'Allt vi gör, i sex serier.' },
    bestsellers: {
      title: 'Bästsäljare',
      description: 'Det som tar slut först, i badrum och på salonger.',
    },
    care: { title: 'Vård', description: 'Schampo, balsam, inpackningar, oljor och hårbottenvård.' },
    styling: {
      title: 'Styling',
      description: 'Lyft, stadga och finish som ändå går att borsta ur.',
    },
    travel: { title: 'Resestorlekar', description: 'Små nog för varje säkerhetskontroll.' },
    bundles: {
      title: 'Rutiner',
      description: 'Tre produkter som hör ihop, billigare än var för sig.',
    },
  },
  menu: { main: 'Huvudmeny', footer: 'Sidfot', ranges: 'Serier' },
  subscription: {
    name: 'Påfyllning',
    option: 'Leverans',
    plan: 'Var {weeks}:e vecka',
    description: '10 % rabatt på varje leverans. Hoppa över eller avsluta när du vill.',
  },
  pages: {
    about: {
      title: 'Om LOKKE',
      paragraphs: [
        'En kam gör ljus till linjer, och hår är linjer. Därifrån kommer våra förpackningar och vårt sätt att arbeta: en sak i taget, i tur och ordning.',
        'Det finns sex serier med var sin uppgift: fukt, färg, reparation, stadga, hårbotten och blont. Vet du inte vilken som är din, fråga din frisör; där ser man ditt bakhuvud.',
      ],
    },
    contact: {
      title: 'Kontakt',
      paragraphs: [
        'Skriv till hello@example.com. En människa läser det på vardagar och svarar inom två av dem.',
        'Gäller det en beställning går det snabbare med ordernumret. Det står i ämnesraden på din orderbekräftelse.',
      ],
    },
  },
  policies: {
    privacy: {
      title: 'Integritetspolicy',
      paragraphs: [
        'Vi sparar det som en beställning kräver: namn, adress, e-postadress och vad du har köpt. Vi använder det för att leverera, svara dig och följa bokföringslagen.',
        'Vi mäter besök först när du har godkänt kakor. Du kan när som helst få veta vad vi har sparat om dig och få det rättat eller raderat: hello@example.com.',
        'Det här är en demobutik. Uppgifterna stannar på datorn som den körs på.',
      ],
    },
    refund: {
      title: 'Returer',
      paragraphs: [
        'Du har 14 dagars ångerrätt efter leverans, utan att ange skäl. Skicka tillbaka varan oöppnad så betalar vi tillbaka priset och standardfrakten.',
        'Öppnade flaskor och burkar går av hygienskäl inte att lämna tillbaka, om det inte är något fel på dem. Hör i så fall av dig, så löser vi det.',
      ],
    },
    shipping: {
      title: 'Leverans',
      paragraphs: [
        'Leveranssätt och priser visas i kassan innan du betalar. Du får ett mejl när beställningen är lagd.',
        'Det här är en demobutik: inget paket skickas.',
      ],
    },
    terms: {
      title: 'Köpvillkor',
      paragraphs: [
        'Priserna inkluderar moms och gäller när du beställer. Köpet är klart när vi bekräftar det via mejl.',
        'Om något ändå är slutsålt hör vi av oss och betalar tillbaka pengarna. Dina lagstadgade rättigheter som konsument gäller alltid.',
        'Det här är en demobutik med testbetalning: inga pengar dras och inget levereras.',
      ],
    },
  },
};
