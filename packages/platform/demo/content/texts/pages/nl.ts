import type { PageTexts } from '../page-texts.ts';

export const nl: PageTexts = {
  about: {
    title: 'Over LOKKE',
    description: 'Zes lijnen haarverzorging, elk met één taak, voor mensen en voor salons.',
    body: `
Een kam maakt van licht lijnen, en haar bestaat uit lijnen. Daar komen onze verpakkingen vandaan, en onze manier van werken: één ding tegelijk, op volgorde.

Er zijn zes lijnen, elk met één taak: vocht, kleur, herstel, fixatie, hoofdhuid en blond. Weet je niet welke de jouwe is, vraag het je kapper; die ziet je achterhoofd.

## Met salons, niet om ze heen

Het meeste verkopen mensen met een schaar in de hand. Kies hier je salon en die verdient mee aan wat je bestelt. Het kost je niets.

## Wat we wel en niet zeggen

We schrijven wat een product doet en voor wie. We verzinnen geen percentages en beloven niet dat haar terugkomt.`,
  },
  contact: {
    title: 'Contact',
    description: 'Hoe je ons bereikt, en wat helpt om snel antwoord te krijgen.',
    body: `
Schrijf naar [{email}](mailto:{email}). Op werkdagen leest een mens het, en je hebt binnen twee werkdagen antwoord.

## Over een bestelling

Met het bestelnummer gaat het sneller. Het staat in het onderwerp van je bevestigingsmail: [schrijf over een bestelling](mailto:{email}?subject={orderSubject}).

## Misschien staat het hier

- [Wat bezorging kost en hoelang het duurt](page:delivery)
- [Iets terugsturen](page:returns)
- [Een aankoop herroepen](page:withdrawal)

## Per post

{company}, {address}`,
  },
  delivery: {
    title: 'Bezorging',
    description: 'Wat bezorging kost, hoelang het duurt en wat er gebeurt als het misgaat.',
    body: `
We bezorgen {country}, op werkdagen. Je krijgt een e-mail zodra je bestelling is geplaatst.

{exclusions}

## Wat het kost

- **Standaard**, {standardTime}: {standardPrice}. Gratis vanaf {freeFrom}.
- **Express**, {expressTime}: {expressPrice}.

{tax} Bij het afrekenen zie je het hele bedrag, met bezorging, voordat je betaalt.

## Als het misgaat

Tot het pakket in je handen is, is het risico voor ons. Is het te laat, beschadigd of kwijt, [schrijf ons](page:contact) dan met het bestelnummer: we sturen het opnieuw of betalen je terug.

Dit is een demowinkel: er wordt geen pakket verstuurd.`,
  },
  returns: {
    title: 'Retourneren',
    description: 'Veertien dagen bedenktijd. Wat terug kan, hoe, en wie wat betaalt.',
    body: `
Vanaf de dag dat je pakket aankomt heb je 14 dagen bedenktijd, zonder opgaaf van reden. Onder [herroepen](page:withdrawal) staat het stap voor stap.

## Wat terug kan

- Alles wat ongeopend is.
- Alles waar iets mis mee is, geopend of niet.

Een verzegelde fles of pot die open is geweest, kunnen we om hygiënische redenen niet meer verkopen; die blijft bij jou.

## Hoe

Laat het per e-mail weten, [{email}](mailto:{email}?subject={returnSubject}), en stuur de producten binnen 14 dagen daarna terug. De verzendkosten terug zijn voor jou, tenzij er iets mis is met het product: dan zijn ze voor ons.

We betalen de prijs en de standaard bezorgkosten terug zoals je hebt betaald, binnen 14 dagen na je bericht. We mogen wachten tot de producten of het verzendbewijs bij ons zijn.

## Er is iets mis mee

{guarantee}`,
  },
  withdrawal: {
    title: 'Een aankoop herroepen',
    description: 'De 14 dagen waarin je van een aankoop kunt afzien, en hoe dat gaat.',
    body: `
Je kunt een aankoop herroepen binnen 14 dagen na de dag waarop jij, of iemand die jij aanwijst, het laatste pakket van de bestelling krijgt. Een reden hoeft niet.

{withdrawalBasis}

## Doe het hier

[Overeenkomst herroepen](/withdraw)

Je vult je naam en het bestelnummer in, leest het na en bevestigt het: daarmee heb je herroepen. We bevestigen het meteen per e-mail, met datum en tijd. Een e-mail of brief in je eigen woorden mag ook, zolang je die verstuurt voordat de 14 dagen om zijn.

## Wat er dan gebeurt

Je stuurt de producten binnen 14 dagen terug en betaalt de verzending. We betalen de prijs en de standaard bezorgkosten terug binnen 14 dagen na je bericht, zoals je hebt betaald, en mogen wachten tot de producten of het verzendbewijs bij ons zijn. Voor waardevermindering betaal je alleen als je meer met de producten hebt gedaan dan nodig is om ze te bekijken.

## Wanneer dit recht er niet is

Voor verzegelde producten die om hygiënische redenen niet terug kunnen als ze eenmaal open zijn.

## Het formulier

Aan {company}, {address}, {email}:

Ik deel u hierbij mede dat ik onze overeenkomst betreffende de verkoop van de volgende producten herroep: …

Besteld op … / ontvangen op …

Naam, adres, bestelnummer: …

Datum, en handtekening als dit op papier is: …`,
  },
  terms: {
    title: 'Verkoopvoorwaarden',
    description: 'Wat we elkaar beloven als je iets koopt.',
    body: `
Deze voorwaarden gelden tussen jou en {company} als je hier als consument koopt. Onder [wie we zijn](page:imprint) staan de gegevens.

## Hoe een koop tot stand komt

Wat in de winkel staat is een uitnodiging. Je bestelt met de knop aan het eind van het afrekenen; de koop is gesloten als we die per e-mail bevestigen. Blijkt iets toch uitverkocht, dan laten we het weten en krijg je je geld terug. We bewaren de bestelling, en je ziet haar terug in je account.

## Prijs en betaling

{tax} De prijs is die van het moment waarop je bestelt. Bezorgkosten komen erbij zoals [bij bezorging](page:delivery) staat. Je betaalt bij het afrekenen.

## Gratis producten en cadeaus

Een actie geldt zolang aan de voorwaarden is voldaan. Stuur je zoveel terug dat dat niet meer zo is, dan mogen we de prijs inhouden van wat gratis was en niet terugkomt.

## Abonnementen

Een abonnement wordt geleverd en afgerekend met de tussenpoos die je koos. Je kunt het overslaan of stoppen vóór de volgende levering.

## Bedenktijd en gebreken

Je hebt 14 dagen om de koop te [herroepen](page:withdrawal). {guarantee}

## Klachten

Schrijf naar [{email}](mailto:{email}); we antwoorden binnen twee werkdagen. {complaints}

## Recht

Niets hiervan neemt rechten weg die de wet van het land waar je woont je als consument geeft.

Dit is een demowinkel met een testbetaling: er wordt niets afgeschreven en niets bezorgd.`,
  },
  privacy: {
    title: 'Privacy',
    description: 'Wat we van je bewaren, waarom, hoelang, en wat je ons kunt vragen.',
    body: `
{company}, {address}, beslist wat er met je gegevens gebeurt. Vragen gaan naar [{email}](mailto:{email}).

## Wat we bewaren, en waarom

- **Om te leveren wat je bestelt:** naam, adres, e-mailadres, telefoon als je die geeft, en wat je kocht. Zonder dat is er geen overeenkomst.
- **Voor je account:** je e-mailadres en een versleuteld wachtwoord, je adressen, verlanglijst en salon. Je kunt ze wijzigen of wissen.
- **Voor je salon:** die ziet wat er via de salon is gekocht, niet wie je bent of waar je woont.
- **Om je te schrijven:** je e-mailadres, alleen als je je hebt aangemeld. In elke e-mail staat een link om te stoppen.
- **Om bezoek te meten:** alleen nadat je akkoord bent. Bij [cookies](page:cookies) staat wat.
- **Om de winkel draaiend te houden:** het adres van je apparaat, kort, tegen misbruik; en foutmeldingen zonder je naam.

## Wie het nog meer ziet

Bedrijven die voor ons en op onze aanwijzing werken: het winkelplatform, de betaaldienst, de bezorger, de e-maildienst. Zit een daarvan buiten de Europese Economische Ruimte, dan beschermen de modelbepalingen van de Europese Commissie je. We verkopen niets.

## Hoelang

Bestellingen zolang de wet op de boekhouding dat vraagt. Een account tot je het verwijdert, of tot niemand het drie jaar heeft gebruikt. Foutmeldingen 90 dagen.

## Wat je kunt vragen

Je gegevens inzien, meenemen, laten verbeteren of wissen, het gebruik beperken of er bezwaar tegen maken, en een akkoord intrekken. Schrijf naar [{email}](mailto:{email}). {dataAuthority}

Dit is een demowinkel: de gegevens blijven op de machine waarop hij draait.`,
  },
  cookies: {
    title: 'Cookies',
    description: 'Wat je browser voor ons bewaart: wat nodig is, en wat alleen met jouw akkoord.',
    body: `
Je browser bewaart een paar dingen voor ons. Wat de winkel nodig heeft, bewaart hij zonder te vragen; al het andere alleen als je akkoord bent, en “alleen noodzakelijk” kies je net zo makkelijk als “accepteren”.

## Nodig

- **Je tas:** het nummer van je tas, tot je koopt of 85 dagen lang.
- **Je sessie:** een versleutelde cookie zolang je bent ingelogd.
- **Je keuzes:** verlanglijst, salon, land, het antwoord over cookies, en welke meldingen je hebt gesloten.

## Alleen met jouw akkoord

- **Meten:** Google Tag Manager en Google Analytics tellen wat er wordt bekeken en gekocht.
- **E-mailmarketing:** Klaviyo herkent je als je via een van onze e-mails komt.

Voordat je akkoord bent, wordt aan geen van beide iets gevraagd.

## Van gedachten veranderen

De link onder aan elke pagina opent de keuze opnieuw. Je kunt ook wissen wat je browser voor deze site bewaart; je tas begint dan leeg.`,
  },
  accessibility: {
    title: 'Toegankelijkheid',
    description:
      'Hoe ver iedereen deze winkel kan gebruiken, wat nog niet werkt, en wie je het meldt.',
    body: `
Iedereen moet hier kunnen kopen: met een toetsenbord, met een schermlezer, met grote letters, zonder muis en zonder haast. Onze maatstaf is EN 301 549, met daarin de richtlijnen van WCAG 2.1 op niveau AA.

## Wat we deden

Elke pagina wordt automatisch aan deze richtlijnen getoetst, en de hele weg van zoeken tot betalen is met alleen het toetsenbord afgelegd. Niets beweegt vanzelf. Elk beeld dat iets zegt, heeft een tekst.

## Wat nog niet werkt

- Op sommige telefoons kun je de pagina niet met twee vingers vergroten (WCAG 1.4.4). De tekst volgt de lettergrootte die je in je browser of toestel instelt.
- Niet elke pagina is met elke schermlezer getest.

Deze verklaring berust op eigen onderzoek, het laatst in november 2026.

## Laat het weten

Houdt iets je tegen, schrijf dan naar [{email}](mailto:{email}?subject={accessibilitySubject}). We antwoorden binnen twee werkdagen en helpen je intussen per e-mail bestellen.

{accessibility}`,
  },
  imprint: {
    title: 'Wie we zijn',
    description: 'Het bedrijf achter deze winkel en hoe je het bereikt.',
    body: `
{imprintBasis}

## Bedrijf

{company}

{address}

E-mail: [{email}](mailto:{email})

## Register en btw

{register}

## Geschillen

{complaints}

## Beeld en tekst

Alles is van onszelf. De producten, de mensen en de salons in deze winkel zijn verzonnen.`,
  },
};
