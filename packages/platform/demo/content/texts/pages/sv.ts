import type { PageTexts } from '../page-texts.ts';

export const sv: PageTexts = {
  about: {
    title: 'Om LOKKE',
    description: 'Sex serier hårvård med var sin uppgift, för människor och för salonger.',
    body: `
En kam gör ljus till linjer, och hår är linjer. Därifrån kommer våra förpackningar och vårt sätt att arbeta: en sak i taget, i tur och ordning.

Det finns sex serier med var sin uppgift: fukt, färg, reparation, stadga, hårbotten och blont. Vet du inte vilken som är din, fråga din frisör; där ser man ditt bakhuvud.

## Med salongerna, inte vid sidan av dem

Det mesta säljs av människor med sax i handen. Välj din salong här så tjänar den på det du beställer. Det kostar dig inget.

## Vad vi säger och vad vi låter bli

Vi skriver vad en produkt gör och för vem. Vi hittar inte på procentsatser och lovar inte att hår växer ut igen.`,
  },
  contact: {
    title: 'Kontakt',
    description: 'Hur du når oss, och vad som gör att vi svarar snabbt.',
    body: `
Skriv till [{email}](mailto:{email}). En människa läser det på vardagar och svarar inom två av dem.

## Om en beställning

Det går snabbare med ordernumret. Det står i ämnesraden på din orderbekräftelse: [skriv om en beställning](mailto:{email}?subject={orderSubject}).

## Kanske står det här

- [Vad leveransen kostar och hur lång tid den tar](page:delivery)
- [Skicka tillbaka något](page:returns)
- [Ångra ett köp](page:withdrawal)

## Per post

{company}, {address}`,
  },
  delivery: {
    title: 'Leverans',
    description:
      'Vad leveransen kostar, hur lång tid den tar och vad som gäller när något går fel.',
    body: `
Vi levererar {country}, på vardagar. Du får ett mejl när beställningen är lagd.

{exclusions}

## Vad det kostar

- **Standard**, {standardTime}: {standardPrice}. Fri frakt från {freeFrom}.
- **Express**, {expressTime}: {expressPrice}.

{tax} I kassan ser du hela summan, med frakt, innan du betalar.

## När något går fel

Tills paketet är i dina händer står vi för risken. Är det försenat, skadat eller borta, [skriv till oss](page:contact) med ordernumret: vi skickar igen eller betalar tillbaka.

Det här är en demobutik: inget paket skickas.`,
  },
  returns: {
    title: 'Returer',
    description: 'Fjorton dagar att ändra dig: vad som kan returneras, hur, och vem som betalar.',
    body: `
Från den dag paketet kommer har du 14 dagar på dig att ändra dig, utan att ange skäl. Under [ångerrätt](page:withdrawal) står det steg för steg.

## Vad som kan returneras

- Allt som är oöppnat.
- Allt som det är fel på, öppnat eller inte.

En förseglad flaska eller burk som har öppnats kan av hygienskäl inte säljas igen och stannar hos dig.

## Hur

Hör av dig via mejl, [{email}](mailto:{email}?subject={returnSubject}), och skicka varorna inom 14 dagar därefter. Returfrakten betalar du själv, om det inte är fel på varan: då betalar vi.

Vi betalar tillbaka priset och standardfrakten på samma sätt som du betalade, inom 14 dagar från ditt meddelande. Vi får vänta tills varorna, eller bevis på att du har skickat dem, har nått oss.

## Något är fel på varan

{guarantee}`,
  },
  withdrawal: {
    title: 'Ångerrätt',
    description: 'De 14 dagar då du kan ångra ett köp, och hur du gör.',
    body: `
Du kan ångra ett köp inom 14 dagar från den dag då du, eller någon du utser, får det sista paketet i beställningen. Du behöver inte ange något skäl.

{withdrawalBasis}

## Gör det här

[Frånträd avtalet här](/withdraw)

Du anger ditt namn och ordernumret, läser igenom och bekräftar: därmed har du frånträtt avtalet. Vi bekräftar genast via mejl, med datum och klockslag. Ett mejl eller brev med egna ord går också bra, så länge du skickar det innan de 14 dagarna har gått.

## Vad som händer sedan

Du skickar tillbaka varorna inom 14 dagar och betalar frakten. Vi betalar tillbaka priset och standardfrakten inom 14 dagar från ditt meddelande, på samma sätt som du betalade, och får vänta tills varorna eller bevis på att du har skickat dem har nått oss. För värdeminskning betalar du bara om du har hanterat varorna mer än vad som behövs för att titta på dem.

## När rätten inte gäller

För förseglade varor som av hygienskäl inte kan lämnas tillbaka när de har öppnats.

## Formuläret

Till {company}, {address}, {email}:

Jag meddelar härmed att jag frånträder mitt köpeavtal avseende följande varor: …

Beställdes den … / mottogs den …

Namn, adress, ordernummer: …

Datum, och underskrift om detta är på papper: …`,
  },
  terms: {
    title: 'Köpvillkor',
    description: 'Vad vi lovar varandra när du köper något.',
    body: `
De här villkoren gäller mellan dig och {company} när du handlar här som konsument. Uppgifterna om oss står under [vilka vi är](page:imprint).

## Hur ett köp blir till

Det som står i butiken är en inbjudan. Du beställer med knappen sist i kassan; köpet är klart när vi bekräftar det via mejl. Om något ändå är slutsålt hör vi av oss och betalar tillbaka pengarna. Vi sparar beställningen, och du hittar den på ditt konto.

## Pris och betalning

{tax} Priset är det som gäller när du beställer. Frakt tillkommer så som det står under [leverans](page:delivery). Du betalar i kassan.

## Gratisprodukter och gåvor

Ett erbjudande gäller så länge villkoren är uppfyllda. Returnerar du så mycket att de inte längre är det, får vi dra av priset på det som var gratis och inte kommer tillbaka.

## Prenumerationer

En prenumeration levereras och debiteras med det intervall du valde. Du kan hoppa över eller avsluta den före nästa leverans.

## Ångerrätt och fel

Du har 14 dagar på dig att [ångra köpet](page:withdrawal). {guarantee}

## Klagomål

Skriv till [{email}](mailto:{email}); vi svarar inom två arbetsdagar. {complaints}

## Lag

Inget av detta tar ifrån dig rättigheter som lagen i det land där du bor ger dig som konsument.

Det här är en demobutik med testbetalning: inga pengar dras och inget levereras.`,
  },
  privacy: {
    title: 'Integritet',
    description: 'Vad vi sparar om dig, varför, hur länge, och vad du kan begära av oss.',
    body: `
{company}, {address}, är personuppgiftsansvarig. Frågor skickas till [{email}](mailto:{email}).

## Vad vi sparar, och varför

- **För att leverera det du beställer:** namn, adress, e-post, telefon om du anger det, och vad du köpte. Utan det blir det inget avtal.
- **För ditt konto:** din e-post och ett krypterat lösenord, dina adresser, din önskelista och din salong. Du kan ändra eller radera dem.
- **För din salong:** den får veta vad som har köpts genom den, inte vem du är eller var du bor.
- **För att skriva till dig:** din e-postadress, bara om du har anmält dig. I varje mejl finns en länk för att avsluta.
- **För att mäta besök:** bara när du har sagt ja. Under [kakor](page:cookies) står vad.
- **För att butiken ska fungera:** din enhets adress, en kort tid, mot missbruk; och felrapporter utan ditt namn.

## Vilka andra som ser det

Företag som arbetar för oss och enligt våra instruktioner: butiksplattformen, betaltjänsten, fraktbolaget och mejltjänsten. Finns något av dem utanför EES skyddas du av EU-kommissionens standardavtalsklausuler. Vi säljer inget.

## Hur länge

Beställningar så länge bokföringslagen kräver. Ett konto tills du raderar det eller tills ingen har använt det på tre år. Felrapporter i 90 dagar.

## Vad du kan begära

Att få se dina uppgifter, ta dem med dig, få dem rättade eller raderade, begränsa användningen eller invända mot den, och ta tillbaka ett samtycke. Skriv till [{email}](mailto:{email}). {dataAuthority}

Det här är en demobutik: uppgifterna stannar på datorn som den körs på.`,
  },
  cookies: {
    title: 'Kakor',
    description:
      'Vad din webbläsare sparar åt oss: det nödvändiga, och resten bara när du säger ja.',
    body: `
Din webbläsare sparar några saker åt oss. Det som butiken behöver för att fungera sparas utan att fråga; allt annat bara när du säger ja, och ”bara nödvändiga” är lika lätt att välja som ”godkänn”.

## Nödvändigt

- **Din varukorg:** dess nummer, tills du köper eller i 85 dagar.
- **Din session:** en krypterad kaka medan du är inloggad.
- **Dina val:** önskelista, salong, land, svaret om kakor och vilka meddelanden du har stängt.

## Bara när du säger ja

- **Mätning:** Google Tag Manager och Google Analytics räknar vad som visas och köps.
- **E-postmarknadsföring:** Klaviyo känner igen dig om du kommer från ett av våra mejl.

Innan du säger ja tillfrågas ingen av dem om något.

## Ändra dig

Länken längst ned på varje sida öppnar valet igen. Du kan också rensa det som webbläsaren sparar för den här webbplatsen; då är varukorgen tom.`,
  },
  accessibility: {
    title: 'Tillgänglighet',
    description:
      'Hur väl alla kan använda butiken, vad som inte fungerar än och vem du säger till.',
    body: `
Alla ska kunna handla här: med tangentbord, med skärmläsare, med stor text, utan mus och utan brådska. Vår måttstock är EN 301 549, som innehåller riktlinjerna i WCAG 2.1 på nivå AA.

## Vad vi har gjort

Varje sida kontrolleras automatiskt mot riktlinjerna, och hela vägen från sökning till betalning har gåtts med enbart tangentbord. Inget rör sig av sig självt. Varje bild som säger något har en text.

## Vad som inte fungerar än

- På vissa telefoner går sidan inte att förstora med två fingrar (WCAG 1.4.4). Texten följer teckenstorleken som du har ställt in i webbläsaren eller enheten.
- Alla sidor är inte prövade med alla skärmläsare.

Den här redogörelsen bygger på vår egen bedömning, senast i november 2026.

## Säg till

Om något stoppar dig, skriv till [{email}](mailto:{email}?subject={accessibilitySubject}). Vi svarar inom två arbetsdagar och hjälper dig under tiden att beställa via mejl.

{accessibility}`,
  },
  imprint: {
    title: 'Vilka vi är',
    description: 'Företaget bakom butiken och hur du når det.',
    body: `
{imprintBasis}

## Företag

{company}

{address}

E-post: [{email}](mailto:{email})

## Register och moms

{register}

## Tvister

{complaints}

## Bilder och texter

Allt är vårt eget. Produkterna, människorna och salongerna i den här butiken är påhittade.`,
  },
};
