import type { HomeTexts } from '../home-texts.ts';

export const nl: HomeTexts = {
  title: 'LOKKE: haarverzorging op maat',
  description:
    'Salonformules voor je haar in zes lijnen: vocht, kleur, herstel, fixatie, hoofdhuid en blond.',
  hero: {
    title: 'Haar dat zich niet laat kennen',
    text: 'Salonformules in gepaste doses. Kies een lijn en bouw je routine eromheen.',
    alt: 'Producten van Rain, Honey, Copper en Volt op sokkels, in licht dat door een kam valt',
    bestSellers: 'Bekijk de bestsellers',
    routines: 'Bekijk de routines',
  },
  bestSellers: {
    title: 'Het vaakst doorgekamd',
    all: 'Alle {count} producten',
  },
  ranges: 'Zes pigmenten, zes taken',
  band: {
    title: 'Rain geeft terug wat hard water neemt',
    text: 'Vochtbindende verzorging voor droog, dorstig of krullend haar. Licht genoeg voor elke dag.',
    action: 'Bekijk de Rain-lijn',
  },
  routines: {
    title: 'Drie stappen, één plank',
    all: 'Alle routines',
    build: 'Stel er zelf een samen',
  },
  salon: {
    title: 'Je kapper weet het',
    text: 'Kies je salon en die verdient mee aan wat je hier bestelt. Het kost je niets. De meeste verkopen ook aan de balie.',
    action: 'Vind een salon',
  },
  facts: {
    title: 'Goed om te weten',
    facts: [
      {
        title: 'Bezorging',
        text: 'Kosten en bezorgdag zie je voordat je betaalt. Daarna geen verrassingen.',
      },
      {
        title: 'Retourneren',
        text: 'Veertien dagen bedenktijd. Ongeopend, meer vragen we niet.',
      },
      {
        title: 'Prijs per 100 ml',
        text: 'Staat bij elke maat, zodat je zelf kunt vergelijken.',
      },
    ],
  },
  newsletter: {
    title: 'Zelden, en alleen als het ertoe doet',
    text: 'Nieuwe producten, eerst getest door salons. Hooguit één e-mail per maand, met in elke e-mail een link om te stoppen.',
    label: 'E-mailadres',
    button: 'Aanmelden',
    note: 'Met “Aanmelden” vraag je om onze nieuwsbrief per e-mail. Stoppen kan altijd, met de link in elke e-mail.',
    privacy: 'Zo gaan we met je gegevens om',
    thanks: 'Bijna klaar: open de e-mail die we net hebben gestuurd en bevestig je adres.',
  },
  popups: {
    freeTravelSize: {
      title: 'Een reisformaat, gratis',
      text: 'Doe {count} producten van de actie in je tas en {title} gaat gratis mee.',
    },
    noKickbackFee: {
      title: 'Geen commissie op gratis producten',
      text: 'Je salon verdient aan wat je koopt. Gratis producten en cadeaus kosten niets, dus daarover wordt geen commissie betaald.',
    },
  },
  footer: {
    service: 'Service',
    legal: 'De kleine lettertjes',
  },
};
