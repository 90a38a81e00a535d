import type { MarketText } from '../market-texts.ts';

/** The other markets, each in its own words. */
export const CONTINENTAL_MARKETS: readonly MarketText[] = [
  {
    shop: 'nl',
    locale: 'nl-NL',
    country: 'in heel Nederland',
    exclusions: 'Niet naar Bonaire, Sint Eustatius en Saba.',
    standardTime: '1 tot 2 werkdagen',
    expressTime: 'de volgende werkdag, als je vóór 16.00 uur bestelt',
    tax: 'Alle prijzen zijn inclusief btw.',
    withdrawalBasis:
      'Dit recht staat in artikel 6:230o van het Burgerlijk Wetboek en in Richtlijn 2011/83/EU.',
    guarantee:
      'Je mag verwachten dat een product doet wat het moet doen (conformiteit). Doet het dat niet, dan herstellen of vervangen we het of krijg je je geld terug, zonder kosten voor jou. Meld het binnen twee maanden nadat je het merkt.',
    complaints:
      'Komen we er samen niet uit, dan helpt ACM ConsuWijzer (consuwijzer.nl) je verder, en bij een koop over de grens het Europees Consumenten Centrum (eccnederland.nl). Naar de rechter kun je altijd.',
    dataAuthority:
      'Ben je niet tevreden met ons antwoord, dan kun je een klacht indienen bij de Autoriteit Persoonsgegevens (autoriteitpersoonsgegevens.nl).',
    accessibility:
      'Helpt ons antwoord niet, dan kun je terecht bij de Autoriteit Consument & Markt (acm.nl), die toeziet op de toegankelijkheid van webwinkels volgens Richtlijn (EU) 2019/882.',
    imprintBasis: 'Gegevens volgens artikel 3:15d van het Burgerlijk Wetboek.',
  },
  {
    shop: 'be',
    locale: 'nl-BE',
    country: 'in heel België',
    standardTime: '1 tot 3 werkdagen',
    expressTime: 'de volgende werkdag, als je vóór 15.00 uur bestelt',
    tax: 'Alle prijzen zijn inclusief btw.',
    withdrawalBasis:
      'Dit recht staat in artikel VI.47 van het Wetboek van economisch recht en in Richtlijn 2011/83/EU.',
    guarantee:
      'Je hebt twee jaar wettelijke garantie (artikelen 1649bis tot 1649nonies van het oud Burgerlijk Wetboek). Is er iets mis met een product, dan herstellen of vervangen we het of krijg je je geld terug, zonder kosten voor jou.',
    complaints:
      'Komen we er samen niet uit, dan kun je gratis terecht bij de Consumentenombudsdienst (consumentenombudsdienst.be), North Gate II, Koning Albert II-laan 8 bus 1, 1000 Brussel. Naar de rechter kun je altijd.',
    dataAuthority:
      'Ben je niet tevreden met ons antwoord, dan kun je een klacht indienen bij de Gegevensbeschermingsautoriteit (gegevensbeschermingsautoriteit.be).',
    accessibility:
      'Helpt ons antwoord niet, dan kun je het melden aan de FOD Economie (meldpunt.belgie.be), die toeziet op de toegankelijkheid van webwinkels volgens Richtlijn (EU) 2019/882.',
    imprintBasis: 'Gegevens volgens artikel XII.6 van het Wetboek van economisch recht.',
  },
  {
    shop: 'be',
    locale: 'fr-BE',
    country: 'dans toute la Belgique',
    standardTime: '1 à 3 jours ouvrables',
    expressTime: 'le jour ouvrable suivant, si vous commandez avant 15 h',
    tax: 'Tous les prix s’entendent TVA comprise.',
    withdrawalBasis:
      'Ce droit figure à l’article VI.47 du Code de droit économique et dans la directive 2011/83/UE.',
    guarantee:
      'Vous bénéficiez de la garantie légale de deux ans (articles 1649bis à 1649nonies de l’ancien Code civil). Si un produit présente un défaut, nous le réparons, le remplaçons ou vous remboursons, sans frais pour vous.',
    complaints:
      'Si nous ne trouvons pas d’accord, vous pouvez vous adresser gratuitement au Service de médiation pour le consommateur (mediationconsommateur.be), North Gate II, boulevard du Roi Albert II 8 bte 1, 1000 Bruxelles. Le juge vous reste ouvert.',
    dataAuthority:
      'Si notre réponse ne vous satisfait pas, vous pouvez introduire une plainte auprès de l’Autorité de protection des données (autoriteprotectiondonnees.be).',
    accessibility:
      'Si notre réponse ne vous aide pas, vous pouvez le signaler au SPF Économie (pointdecontact.belgique.be), qui veille à l’accessibilité des boutiques en ligne selon la directive (UE) 2019/882.',
    imprintBasis: 'Informations selon l’article XII.6 du Code de droit économique.',
  },
  {
    shop: 'fr',
    locale: 'fr-FR',
    country: 'en France métropolitaine et à Monaco',
    exclusions: 'Pas encore en Corse pour l’express, ni dans les outre-mer.',
    standardTime: '2 à 3 jours ouvrés',
    expressTime: 'le jour ouvré suivant, si vous commandez avant 14 h',
    tax: 'Tous les prix s’entendent toutes taxes comprises.',
    withdrawalBasis: 'Ce droit figure aux articles L221-18 et suivants du Code de la consommation.',
    guarantee:
      'Vous disposez de deux ans à compter de la livraison pour faire jouer la garantie légale de conformité (articles L217-3 et suivants du Code de la consommation) : réparation ou remplacement, sinon réduction du prix ou remboursement, sans frais. La garantie des vices cachés (articles 1641 à 1649 du Code civil) court deux ans à compter de la découverte du défaut.',
    complaints:
      'Si nous ne trouvons pas d’accord, vous pouvez recourir gratuitement au médiateur de la consommation (article L612-1 du Code de la consommation) ; une vraie boutique nomme ici le sien, cette démonstration n’en a pas. Un problème peut aussi être signalé sur signal.conso.gouv.fr. Le juge vous reste ouvert.',
    dataAuthority:
      'Si notre réponse ne vous satisfait pas, vous pouvez adresser une réclamation à la CNIL (cnil.fr).',
    accessibility:
      'Si notre réponse ne vous aide pas, vous pouvez vous adresser à la DGCCRF (signal.conso.gouv.fr), qui veille à l’accessibilité des boutiques en ligne, ou au Défenseur des droits (defenseurdesdroits.fr).',
    imprintBasis:
      'Informations selon l’article 1-1 de la loi n° 2004-575 pour la confiance dans l’économie numérique.',
  },
  {
    shop: 'de',
    locale: 'de-DE',
    country: 'in ganz Deutschland',
    exclusions: 'Nicht nach Büsingen und Helgoland.',
    standardTime: '1 bis 3 Werktage',
    expressTime: 'am nächsten Werktag, wenn du bis 14 Uhr bestellst',
    tax: 'Alle Preise enthalten die gesetzliche Mehrwertsteuer.',
    withdrawalBasis: 'Dieses Recht steht in den §§ 312g und 355 des Bürgerlichen Gesetzbuchs.',
    guarantee:
      'Es gilt die gesetzliche Mängelhaftung von zwei Jahren (§§ 434 ff. BGB). Ist ein Produkt mangelhaft, ersetzen wir es oder erstatten dein Geld, ohne Kosten für dich.',
    complaints:
      'Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG). Rat gibt die Verbraucherzentrale (verbraucherzentrale.de). Der Weg zu den Gerichten bleibt dir.',
    dataAuthority:
      'Bist du mit unserer Antwort nicht zufrieden, kannst du dich bei der Datenschutzbehörde deines Bundeslandes beschweren (Liste unter bfdi.bund.de).',
    accessibility:
      'Hilft unsere Antwort nicht, kannst du dich an die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg wenden, die nach dem Barrierefreiheitsstärkungsgesetz (BFSG) zuständig ist.',
    imprintBasis: 'Angaben gemäß § 5 DDG.',
  },
  {
    shop: 'es',
    locale: 'es-ES',
    country: 'en la España peninsular y Baleares',
    exclusions: 'Todavía no a Canarias, Ceuta ni Melilla.',
    standardTime: 'de 2 a 4 días laborables',
    expressTime: 'al siguiente día laborable, si pides antes de las 13:00 (Baleares, dos días)',
    tax: 'Todos los precios incluyen el IVA.',
    withdrawalBasis:
      'Este derecho está en los artículos 102 y siguientes del Real Decreto Legislativo 1/2007.',
    guarantee:
      'Tienes tres años de garantía legal desde la entrega (artículo 120 del Real Decreto Legislativo 1/2007). Si un producto tiene un defecto, lo reparamos, lo cambiamos o te devolvemos el dinero, sin coste para ti.',
    complaints:
      'Hay hojas de reclamaciones a tu disposición: pídelas en nuestro correo. Si no llegamos a un acuerdo, puedes acudir a la oficina de consumo de tu municipio (OMIC) o a la Junta Arbitral de Consumo; no estamos adheridos al sistema arbitral. Los tribunales siguen abiertos.',
    dataAuthority:
      'Si nuestra respuesta no te satisface, puedes reclamar ante la Agencia Española de Protección de Datos (aepd.es).',
    accessibility:
      'Si nuestra respuesta no te sirve, puedes dirigirte a la autoridad de consumo de tu comunidad autónoma, que vigila la accesibilidad de las tiendas en línea según la Ley 11/2023.',
    imprintBasis: 'Información según el artículo 10 de la Ley 34/2002 (LSSI).',
  },
  {
    shop: 'no',
    locale: 'nb-NO',
    country: 'i hele Fastlands-Norge',
    exclusions: 'Ikke til Svalbard og Jan Mayen.',
    standardTime: '2 til 5 virkedager',
    expressTime: '1 til 2 virkedager, hvis du bestiller før kl. 13',
    tax: 'Alle priser er inkludert merverdiavgift.',
    withdrawalBasis: 'Denne retten følger av angrerettloven.',
    guarantee:
      'Etter forbrukerkjøpsloven kan du klage på en feil i to år, og i fem år på det som skal vare vesentlig lenger. Si fra innen to måneder etter at du oppdaget feilen, så reparerer eller bytter vi eller betaler pengene tilbake, uten kostnad for deg.',
    complaints:
      'Blir vi ikke enige, kan du få hjelp hos Forbrukertilsynet (forbrukertilsynet.no), som mekler gratis, og saken kan bringes inn for Forbrukerklageutvalget. Domstolene står også åpne.',
    dataAuthority:
      'Er du ikke fornøyd med svaret, kan du klage til Datatilsynet (datatilsynet.no).',
    accessibility:
      'Hjelper ikke svaret, kan du si fra til Tilsynet for universell utforming av ikt (uutilsynet.no), som fører tilsyn etter likestillings- og diskrimineringsloven.',
    imprintBasis: 'Opplysninger etter ehandelsloven § 8.',
  },
  {
    shop: 'se',
    locale: 'sv-SE',
    country: 'i hela Sverige',
    standardTime: '2 till 4 arbetsdagar',
    expressTime: '1 till 2 arbetsdagar, om du beställer före kl. 13',
    tax: 'Alla priser är inklusive moms.',
    withdrawalBasis:
      'Rätten finns i lagen (2005:59) om distansavtal och avtal utanför affärslokaler.',
    guarantee:
      'Enligt konsumentköplagen (2022:260) kan du reklamera ett fel i tre år. Säg till inom två månader från det att du märkte felet, så reparerar eller byter vi varan eller betalar tillbaka, utan kostnad för dig.',
    complaints:
      'Blir vi inte överens kan du vända dig till Allmänna reklamationsnämnden, Box 174, 101 23 Stockholm (arn.se), och vi följer dess rekommendation. Råd får du hos Hallå konsument (hallakonsument.se). Domstolarna står också öppna.',
    dataAuthority:
      'Är du inte nöjd med vårt svar kan du klaga hos Integritetsskyddsmyndigheten (imy.se).',
    accessibility:
      'Hjälper inte vårt svar kan du anmäla det till Post- och telestyrelsen (pts.se), som har tillsyn enligt lagen (2023:254) om vissa produkters och tjänsters tillgänglighet.',
    imprintBasis: 'Uppgifter enligt 8 § lagen (2002:562) om elektronisk handel.',
  },
];
