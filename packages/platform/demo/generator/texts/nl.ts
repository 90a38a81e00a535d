import type { ShopTexts } from '../shop-texts.ts';

export const nl: ShopTexts = {
  description:
    'Haarverzorging in zes lijnen, voor thuis en voor de salon. Zeg wat je haar nodig heeft; wij gaven het een kleur.',
  size: 'Inhoud',
  oneSize: 'Eén maat',
  strandsAlt: 'Haarstrengen van dichtbij, in de kleur van de {range}-lijn',
  rangeAlt:
    'De {range}-lijn: spray, druppelflesje olie, pompflacon en reisflesje op lage sokkels, in licht dat door een kam valt',
  heroAlt: 'Koperkleurige kam in laag zonlicht, die lijnen van licht op gebogen papier werpt',
  collections: {
    all: { title: 'Alle producten', description: 'Alles wat we maken, in zes lijnen.' },
    bestsellers: {
      title: 'Bestsellers',
      description: 'Wat in de meeste badkamers en salons het eerst op is.',
    },
    care: {
      title: 'Verzorging',
      description: 'Shampoo, conditioner, maskers, oliën en hoofdhuidverzorging.',
    },
    styling: {
      title: 'Styling',
      description: 'Lift, fixatie en finish die je er gewoon weer uitborstelt.',
    },
    travel: { title: 'Reisformaat', description: 'Klein genoeg voor elke controle bij de gate.' },
    bundles: {
      title: 'Routines',
      description: 'Drie producten die bij elkaar horen, voordeliger dan los.',
    },
  },
  menu: { main: 'Hoofdmenu', footer: 'Voettekst', ranges: 'Lijnen' },
  subscription: {
    name: 'Navulabonnement',
    option: 'Bezorgen',
    plan: 'Elke {weeks} weken',
    description: '10% korting op elke levering. Overslaan of stoppen kan altijd.',
  },
  pages: {
    about: {
      title: 'Over LOKKE',
      paragraphs: [
        'Een kam maakt van licht lijnen, en haar bestaat uit lijnen. Daar komen onze verpakkingen vandaan, en onze manier van werken: één ding tegelijk, op volgorde.',
        'Er zijn zes lijnen, elk met één taak: vocht, kleur, herstel, fixatie, hoofdhuid en blond. Weet je niet welke de jouwe is, vraag het je kapper; die ziet je achterhoofd.',
      ],
    },
    contact: {
      title: 'Contact',
      paragraphs: [
        'Schrijf naar hello@example.com. Op werkdagen leest een mens het, en je hebt binnen twee werkdagen antwoord.',
        'Gaat het over een bestelling, zet dan het bestelnummer erbij. Het staat in het onderwerp van je bevestigingsmail.',
      ],
    },
  },
  policies: {
    privacy: {
      title: 'Privacyverklaring',
      paragraphs: [
        'We bewaren wat een bestelling nodig heeft: je naam, adres, e-mailadres en wat je kocht. We gebruiken het om te bezorgen, je te antwoorden en aan onze boekhoudplicht te voldoen.',
        'Bezoeken meten we pas nadat je cookies hebt geaccepteerd. Je mag altijd vragen wat we van je bewaren, en het laten verbeteren of wissen: hello@example.com.',
        'Dit is een demowinkel. De gegevens blijven op de machine waarop hij draait.',
      ],
    },
    refund: {
      title: 'Retourneren',
      paragraphs: [
        'Na bezorging heb je 14 dagen bedenktijd, zonder opgaaf van reden. Stuur het ongeopend terug en we betalen de prijs en de standaard bezorgkosten terug.',
        'Geopende flessen en potten nemen we om hygiënische redenen niet terug, tenzij er iets mis mee is. Laat het dan weten; we lossen het op.',
      ],
    },
    shipping: {
      title: 'Bezorging',
      paragraphs: [
        'De bezorgopties en wat ze kosten zie je bij het afrekenen, voordat je betaalt. Je krijgt een e-mail zodra je bestelling is geplaatst.',
        'Dit is een demowinkel: er wordt geen pakket verstuurd.',
      ],
    },
    terms: {
      title: 'Verkoopvoorwaarden',
      paragraphs: [
        'Prijzen zijn inclusief btw en gelden op het moment dat je bestelt. De koop is gesloten als we die per e-mail bevestigen.',
        'Blijkt iets toch uitverkocht, dan laten we het weten en krijg je je geld terug. Je wettelijke rechten als consument blijven gelden.',
        'Dit is een demowinkel met een testbetaling: er wordt niets afgeschreven en niets bezorgd.',
      ],
    },
  },
};
