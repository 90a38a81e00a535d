import type { PageTexts } from '../page-texts.ts';

export const nb: PageTexts = {
  about: {
    title: 'Om LOKKE',
    description: 'Seks serier med hårpleie, én oppgave hver, for folk og for salonger.',
    body: `
En kam gjør lys til linjer, og hår er linjer. Derfra kommer emballasjen vår, og måten vi arbeider på: én ting om gangen, i rekkefølge.

Det finnes seks serier med hver sin oppgave: fukt, farge, reparasjon, hold, hodebunn og blondt. Vet du ikke hvilken som er din, så spør frisøren; der ser de bakhodet ditt.

## Med salongene, ikke utenom dem

Det meste selges av folk med saks i hånden. Velg salongen din her, så tjener den på det du bestiller. Det koster deg ingenting.

## Hva vi sier, og hva vi lar være

Vi skriver hva et produkt gjør og for hvem. Vi finner ikke på prosenttall og lover ikke at hår vokser ut igjen.`,
  },
  contact: {
    title: 'Kontakt',
    description: 'Hvordan du når oss, og hva som gjør at vi svarer fort.',
    body: `
Skriv til [{email}](mailto:{email}). Et menneske leser det på hverdager og svarer innen to av dem.

## Om en bestilling

Det går raskere med ordrenummeret. Det står i emnefeltet i bekreftelsen du fikk på e-post: [skriv om en bestilling](mailto:{email}?subject={orderSubject}).

## Kanskje står det her

- [Hva levering koster, og hvor lang tid det tar](page:delivery)
- [Sende noe tilbake](page:returns)
- [Angre på et kjøp](page:withdrawal)

## Per post

{company}, {address}`,
  },
  delivery: {
    title: 'Levering',
    description: 'Hva levering koster, hvor lang tid det tar, og hva som gjelder når noe går galt.',
    body: `
Vi leverer {country}, på hverdager. Du får en e-post når bestillingen er lagt inn.

{exclusions}

## Hva det koster

- **Standard**, {standardTime}: {standardPrice}. Gratis fra {freeFrom}.
- **Ekspress**, {expressTime}: {expressPrice}.

{tax} I kassen ser du hele summen, med levering, før du betaler.

## Når noe går galt

Til pakken er i hendene dine, er risikoen vår. Er den forsinket, skadet eller borte, [skriv til oss](page:contact) med ordrenummeret: Vi sender på nytt eller betaler pengene tilbake.

Dette er en demobutikk: Ingen pakke blir sendt.`,
  },
  returns: {
    title: 'Retur',
    description:
      'Fjorten dager til å ombestemme deg: hva som kan returneres, hvordan, og hvem som betaler.',
    body: `
Fra den dagen pakken kommer, har du 14 dager på å ombestemme deg, uten å oppgi grunn. Under [angrerett](page:withdrawal) står det steg for steg.

## Hva som kan returneres

- Alt som er uåpnet.
- Alt som har en feil, åpnet eller ikke.

En forseglet flaske eller krukke som er åpnet, kan av hygieniske grunner ikke selges igjen og blir hos deg.

## Hvordan

Si fra på e-post, [{email}](mailto:{email}?subject={returnSubject}), og send varene innen 14 dager etter det. Returporto betaler du selv, med mindre varen har en feil: Da betaler vi.

Vi betaler tilbake prisen og standard frakt på samme måte som du betalte, innen 14 dager etter meldingen din. Vi kan vente til varene eller kvitteringen for sendingen er hos oss.

## Noe er galt med varen

{guarantee}`,
  },
  withdrawal: {
    title: 'Angrerett',
    description: 'De 14 dagene du kan angre på et kjøp, og hvordan du gjør det.',
    body: `
Du kan angre på et kjøp innen 14 dager etter den dagen du, eller en du utpeker, får den siste pakken i bestillingen. Du trenger ikke oppgi grunn.

{withdrawalBasis}

## Gjør det her

[Gå fra avtalen her](/withdraw)

Du oppgir navnet ditt og ordrenummeret, leser gjennom og bekrefter: dermed har du gått fra avtalen. Vi bekrefter straks på e-post, med dato og klokkeslett. En e-post eller et brev med egne ord holder også, så lenge du sender det før de 14 dagene er omme.

## Hva som skjer så

Du sender varene tilbake innen 14 dager og betaler portoen. Vi betaler tilbake prisen og standard frakt innen 14 dager etter meldingen din, på samme måte som du betalte, og kan vente til varene eller kvitteringen for sendingen er hos oss. For verdiforringelse betaler du bare hvis du har gjort mer med varene enn det som trengs for å se på dem.

## Når retten ikke gjelder

For forseglede varer som av hygieniske grunner ikke kan returneres når de er åpnet.

## Skjemaet

Til {company}, {address}, {email}:

Jeg underretter herved om at jeg ønsker å gå fra min avtale om kjøp av følgende varer: …

Bestilt den … / mottatt den …

Navn, adresse, ordrenummer: …

Dato, og underskrift hvis dette er på papir: …`,
  },
  terms: {
    title: 'Salgsvilkår',
    description: 'Hva vi lover hverandre når du kjøper noe.',
    body: `
Disse vilkårene gjelder mellom deg og {company} når du handler her som forbruker. Opplysningene om oss står under [hvem vi er](page:imprint).

## Slik blir et kjøp til

Det som står i butikken, er en invitasjon. Du bestiller med knappen til slutt i kassen; kjøpet er bindende når vi bekrefter det på e-post. Er noe likevel utsolgt, sier vi fra og betaler pengene tilbake. Vi lagrer bestillingen, og du finner den på kontoen din.

## Pris og betaling

{tax} Prisen er den som gjelder i det øyeblikket du bestiller. Frakt kommer i tillegg slik det står under [levering](page:delivery). Du betaler i kassen.

## Gratisprodukter og gaver

Et tilbud gjelder så lenge vilkårene er oppfylt. Returnerer du så mye at de ikke lenger er det, kan vi trekke fra prisen på det som var gratis og ikke kommer tilbake.

## Abonnement

Et abonnement leveres og betales med det mellomrommet du valgte. Du kan hoppe over eller stoppe før neste levering.

## Angrerett og feil

Du har 14 dager på å [angre](page:withdrawal). {guarantee}

## Klager

Skriv til [{email}](mailto:{email}); vi svarer innen to virkedager. {complaints}

## Lov

Ingenting her tar fra deg rettigheter du har som forbruker etter loven der du bor.

Dette er en demobutikk med testbetaling: Ingenting blir trukket, og ingenting blir levert.`,
  },
  privacy: {
    title: 'Personvern',
    description: 'Hva vi lagrer om deg, hvorfor, hvor lenge, og hva du kan be oss om.',
    body: `
{company}, {address}, er ansvarlig for opplysningene dine. Spørsmål sendes til [{email}](mailto:{email}).

## Hva vi lagrer, og hvorfor

- **For å levere det du bestiller:** navn, adresse, e-post, telefon hvis du oppgir det, og hva du kjøpte. Uten det blir det ingen avtale.
- **For kontoen din:** e-post og et kryptert passord, adresser, ønskeliste og salong. Du kan endre eller slette dem.
- **For salongen din:** Den får vite hva som er kjøpt gjennom den, ikke hvem du er eller hvor du bor.
- **For å skrive til deg:** e-postadressen, bare hvis du har meldt deg på. I hver e-post står en lenke for å melde seg av.
- **For å måle besøk:** bare når du har sagt ja. Under [informasjonskapsler](page:cookies) står hva.
- **For å holde butikken i gang:** adressen til enheten din, en kort stund, mot misbruk; og feilrapporter uten navnet ditt.

## Hvem andre som ser det

Firmaer som arbeider for oss og etter våre instrukser: butikkplattformen, betalingstjenesten, transportøren og e-posttjenesten. Er en av dem utenfor EØS, beskytter EU-kommisjonens standard personvernbestemmelser deg. Vi selger ingenting.

## Hvor lenge

Bestillinger så lenge bokføringsloven krever det. En konto til du sletter den, eller til ingen har brukt den på tre år. Feilrapporter i 90 dager.

## Hva du kan be om

Innsyn, å ta opplysningene med deg, retting, sletting, begrensning, å protestere, og å trekke tilbake et samtykke. Skriv til [{email}](mailto:{email}). {dataAuthority}

Dette er en demobutikk: Opplysningene blir på maskinen den kjører på.`,
  },
  cookies: {
    title: 'Informasjonskapsler',
    description:
      'Hva nettleseren din lagrer for oss: det nødvendige, og resten bare når du sier ja.',
    body: `
Nettleseren din lagrer noen få ting for oss. Det butikken trenger for å virke, lagres uten å spørre; alt annet bare når du sier ja, og «bare nødvendige» er like lett å velge som «godta».

## Nødvendig

- **Handlekurven din:** nummeret på den, til du kjøper eller i 85 dager.
- **Økten din:** en kryptert informasjonskapsel mens du er logget inn.
- **Valgene dine:** ønskeliste, salong, land, svaret om informasjonskapsler, og hvilke beskjeder du har lukket.

## Bare når du sier ja

- **Måling:** Google Tag Manager og Google Analytics teller hva som blir sett på og kjøpt.
- **E-postmarkedsføring:** Klaviyo kjenner deg igjen hvis du kommer fra en av e-postene våre.

Før du sier ja, blir ingen av dem spurt om noe.

## Ombestemme seg

Lenken nederst på hver side åpner valget igjen. Du kan også slette det nettleseren har lagret for dette nettstedet; da er handlekurven tom.`,
  },
  accessibility: {
    title: 'Tilgjengelighet',
    description:
      'I hvilken grad alle kan bruke butikken, hva som ikke virker ennå, og hvem du sier fra til.',
    body: `
Alle skal kunne handle her: med tastatur, med skjermleser, med stor skrift, uten mus og uten hastverk. Målestokken vår er EN 301 549, som inneholder retningslinjene i WCAG 2.1 på nivå AA.

## Hva vi har gjort

Hver side kontrolleres automatisk etter disse retningslinjene, og hele veien fra søk til betaling er gått med bare tastatur. Ingenting beveger seg av seg selv. Hvert bilde som sier noe, har en tekst.

## Hva som ikke virker ennå

- På noen telefoner kan siden ikke forstørres med to fingre (WCAG 1.4.4). Teksten følger skriftstørrelsen du har valgt i nettleseren eller på enheten.
- Ikke alle sider er prøvd med alle skjermlesere.

Denne erklæringen bygger på vår egen vurdering, sist i november 2026.

## Si fra

Er det noe som stopper deg, skriv til [{email}](mailto:{email}?subject={accessibilitySubject}). Vi svarer innen to virkedager og hjelper deg imens å bestille på e-post.

{accessibility}`,
  },
  imprint: {
    title: 'Hvem vi er',
    description: 'Firmaet bak butikken og hvordan du når det.',
    body: `
{imprintBasis}

## Firma

{company}

{address}

E-post: [{email}](mailto:{email})

## Register og merverdiavgift

{register}

## Tvister

{complaints}

## Bilder og tekster

Alt er vårt eget. Produktene, menneskene og salongene i denne butikken er oppdiktet.`,
  },
};
