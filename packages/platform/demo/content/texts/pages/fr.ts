import type { PageTexts } from '../page-texts.ts';

export const fr: PageTexts = {
  about: {
    title: 'À propos de LOKKE',
    description:
      'Six gammes de soins capillaires, une tâche chacune, pour vous et pour les salons.',
    body: `
Un peigne transforme la lumière en lignes, et les cheveux sont des lignes. C’est de là que viennent nos flacons, et notre façon de faire : une chose à la fois, dans l’ordre.

Six gammes, une tâche chacune : hydratation, couleur, réparation, tenue, cuir chevelu et blond. Si vous hésitez, demandez à votre salon ; on y voit l’arrière de votre tête.

## Avec les salons, pas sans eux

L’essentiel est vendu par des gens qui ont des ciseaux en main. Choisissez ici votre salon : il touche une commission sur votre commande, sans que vous payiez davantage.

## Ce que nous disons, et ce que nous taisons

Nous écrivons ce que fait un produit, et pour qui. Nous n’inventons pas de pourcentages et ne promettons pas que les cheveux repoussent.`,
  },
  contact: {
    title: 'Contact',
    description: 'Comment nous joindre, et ce qui nous aide à répondre vite.',
    body: `
Écrivez à [{email}](mailto:{email}). Une vraie personne lit les messages les jours ouvrés et répond sous deux jours.

## Au sujet d’une commande

Indiquez son numéro, il figure dans l’objet de votre e-mail de confirmation : [écrire au sujet d’une commande](mailto:{email}?subject={orderSubject}).

## La réponse est peut-être ici

- [Prix et délais de livraison](page:delivery)
- [Renvoyer un produit](page:returns)
- [Se rétracter d’un achat](page:withdrawal)

## Par courrier

{company}, {address}`,
  },
  delivery: {
    title: 'Livraison',
    description:
      'Ce que coûte la livraison, le temps qu’elle prend, et que faire en cas de problème.',
    body: `
Nous livrons {country}, les jours ouvrés. Un e-mail confirme votre commande.

{exclusions}

## Les prix

- **Standard**, {standardTime} : {standardPrice}. Offerte dès {freeFrom}.
- **Express**, {expressTime} : {expressPrice}.

{tax} Le montant total, livraison comprise, s’affiche avant le paiement.

## En cas de problème

Tant que le colis n’est pas entre vos mains, le risque est pour nous. S’il est en retard, abîmé ou perdu, [écrivez-nous](page:contact) avec le numéro de commande : nous le renvoyons ou vous remboursons.

Ceci est une boutique de démonstration : aucun colis n’est envoyé.`,
  },
  returns: {
    title: 'Retours',
    description:
      'Quatorze jours pour changer d’avis : ce qui peut revenir, comment, et qui paie quoi.',
    body: `
À partir du jour où votre colis arrive, vous avez 14 jours pour changer d’avis, sans donner de raison. La page [rétractation](page:withdrawal) l’explique pas à pas.

## Ce qui peut revenir

- Tout ce qui n’a pas été ouvert.
- Tout ce qui présente un défaut, ouvert ou non.

Un flacon ou un pot scellé qui a été ouvert ne peut plus être vendu, pour des raisons d’hygiène : il reste chez vous.

## Comment faire

Prévenez-nous par e-mail, [{email}](mailto:{email}?subject={returnSubject}), puis renvoyez les produits dans les 14 jours. Les frais de retour sont à votre charge, sauf si le produit a un défaut : ils sont alors à la nôtre.

Nous remboursons le prix et la livraison standard par le moyen de paiement utilisé, dans les 14 jours suivant votre message. Nous pouvons attendre d’avoir reçu les produits ou la preuve de leur envoi.

## Le produit a un défaut

{guarantee}`,
  },
  withdrawal: {
    title: 'Rétractation',
    description:
      'Les 14 jours pendant lesquels vous pouvez revenir sur un achat, et comment faire.',
    body: `
Vous pouvez vous rétracter dans les 14 jours qui suivent celui où vous, ou une personne que vous désignez, recevez le dernier colis de la commande. Aucun motif n’est demandé.

{withdrawalBasis}

## C’est ici

[Renoncer au contrat ici](/withdraw)

Vous indiquez votre nom et le numéro de commande, vous relisez et vous confirmez : la rétractation est alors faite. Nous la confirmons aussitôt par e-mail, avec la date et l’heure. Un e-mail ou une lettre dans vos propres mots convient aussi, envoyé avant la fin des 14 jours.

## Ensuite

Vous renvoyez les produits dans les 14 jours, à vos frais. Nous remboursons le prix et la livraison standard dans les 14 jours suivant votre message, par le même moyen de paiement, et pouvons attendre d’avoir reçu les produits ou la preuve de leur envoi. Une perte de valeur n’est à votre charge que si vous avez fait des produits plus que ce qu’il fallait pour les examiner.

## Quand ce droit n’existe pas

Pour les produits scellés qui ne peuvent être renvoyés pour des raisons d’hygiène une fois ouverts.

## Le formulaire

À l’attention de {company}, {address}, {email} :

Je vous notifie par la présente ma rétractation du contrat portant sur la vente des produits ci-dessous : …

Commandés le … / reçus le …

Nom, adresse, numéro de commande : …

Date, et signature en cas d’envoi sur papier : …`,
  },
  terms: {
    title: 'Conditions générales de vente',
    description: 'Ce que nous nous promettons quand vous achetez quelque chose.',
    body: `
Ces conditions valent entre vous et {company} quand vous achetez ici en tant que consommateur. Nos coordonnées figurent dans les [mentions légales](page:imprint).

## Comment se conclut une vente

Ce qui est présenté dans la boutique est une invitation. Vous commandez avec le bouton à la fin du paiement ; la vente est conclue lorsque nous la confirmons par e-mail. Si un produit s’avère épuisé, nous vous prévenons et vous remboursons. Nous conservons la commande, et vous la retrouvez dans votre compte.

## Prix et paiement

{tax} Le prix est celui affiché au moment de la commande. La livraison s’y ajoute selon la page [livraison](page:delivery). Vous payez en fin de commande.

## Produits offerts et cadeaux

Une offre vaut tant que ses conditions sont remplies. Si un retour fait qu’elles ne le sont plus, nous pouvons déduire le prix de ce qui était offert et n’est pas rendu.

## Abonnements

Un abonnement est livré et débité au rythme choisi. Vous pouvez le suspendre ou y mettre fin avant la livraison suivante.

## Rétractation et défauts

Vous avez 14 jours pour vous [rétracter](page:withdrawal). {guarantee}

## Réclamations

Écrivez à [{email}](mailto:{email}) ; nous répondons sous deux jours ouvrés. {complaints}

## Droit

Rien ici ne vous retire les droits que vous donne, comme consommateur, la loi du pays où vous vivez.

Ceci est une boutique de démonstration avec un paiement fictif : rien n’est débité, rien n’est livré.`,
  },
  privacy: {
    title: 'Confidentialité',
    description: 'Ce que nous gardons sur vous, pourquoi, combien de temps, et vos droits.',
    body: `
{company}, {address}, est responsable de vos données. Vos questions : [{email}](mailto:{email}).

## Ce que nous gardons, et pourquoi

- **Pour livrer votre commande :** nom, adresse, e-mail, téléphone si vous le donnez, et vos achats. Sans cela, pas de contrat.
- **Pour votre compte :** votre e-mail et un mot de passe chiffré, vos adresses, votre liste d’envies et votre salon. Vous pouvez les modifier ou les supprimer.
- **Pour votre salon :** il apprend ce qui a été acheté par son intermédiaire, pas qui vous êtes ni où vous habitez.
- **Pour vous écrire :** votre e-mail, seulement après votre inscription. Chaque message contient un lien pour arrêter.
- **Pour mesurer les visites :** seulement avec votre accord. La page [cookies](page:cookies) dit quoi.
- **Pour faire tourner la boutique :** l’adresse de votre appareil, brièvement, contre les abus ; et des rapports d’erreur sans votre nom.

## Qui d’autre les voit

Des entreprises qui travaillent pour nous et selon nos instructions : la plateforme de vente, le service de paiement, le transporteur, le service d’e-mail. Si l’une d’elles se trouve hors de l’Espace économique européen, les clauses contractuelles types de la Commission européenne vous protègent. Nous ne vendons rien.

## Combien de temps

Les commandes, aussi longtemps que le droit comptable l’exige. Un compte, jusqu’à ce que vous le supprimiez ou que personne ne s’en soit servi depuis trois ans. Les rapports d’erreur, 90 jours.

## Vos droits

Consulter vos données, les emporter, les faire corriger ou effacer, en limiter l’usage ou vous y opposer, retirer un accord. Écrivez à [{email}](mailto:{email}). {dataAuthority}

Ceci est une boutique de démonstration : les données restent sur la machine qui l’héberge.`,
  },
  cookies: {
    title: 'Cookies',
    description:
      'Ce que votre navigateur garde pour nous : le nécessaire, et le reste avec votre accord.',
    body: `
Votre navigateur garde quelques éléments pour nous. Ce dont la boutique a besoin est gardé sans demander ; tout le reste, seulement avec votre accord, et « seulement le nécessaire » se choisit aussi facilement que « accepter ».

## Nécessaire

- **Votre panier :** son numéro, jusqu’à l’achat ou pendant 85 jours.
- **Votre session :** un cookie chiffré tant que votre session est ouverte.
- **Vos choix :** liste d’envies, salon, pays, réponse sur les cookies et avis que vous avez fermés.

## Seulement avec votre accord

- **Mesure :** Google Tag Manager et Google Analytics comptent ce qui est vu et acheté.
- **Marketing par e-mail :** Klaviyo vous reconnaît si vous venez d’un de nos e-mails.

Avant votre accord, rien n’est demandé à l’un ni à l’autre.

## Changer d’avis

Le lien en bas de chaque page rouvre le choix. Vous pouvez aussi effacer ce que votre navigateur garde pour ce site ; votre panier sera alors vide.`,
  },
  accessibility: {
    title: 'Accessibilité',
    description:
      'Dans quelle mesure chacun peut utiliser la boutique, ce qui manque, et à qui le dire.',
    body: `
Chacun doit pouvoir acheter ici : au clavier, avec un lecteur d’écran, en grands caractères, sans souris et sans hâte. Notre référence est la norme EN 301 549, qui contient les règles WCAG 2.1 au niveau AA.

## Ce que nous avons fait

Chaque page est contrôlée automatiquement selon ces règles, et tout le chemin de la recherche au paiement a été parcouru au clavier seul. Rien ne bouge de soi-même. Chaque image qui dit quelque chose a un texte.

## Ce qui ne va pas encore

- Sur certains téléphones, la page ne s’agrandit pas avec deux doigts (WCAG 1.4.4). Le texte suit la taille de police réglée dans votre navigateur ou votre appareil.
- Toutes les pages n’ont pas été essayées avec tous les lecteurs d’écran.

Cette déclaration repose sur notre propre évaluation, la dernière en novembre 2026.

## Dites-le-nous

Si quelque chose vous arrête, écrivez à [{email}](mailto:{email}?subject={accessibilitySubject}). Nous répondons sous deux jours ouvrés et vous aidons d’ici là à commander par e-mail.

{accessibility}`,
  },
  imprint: {
    title: 'Mentions légales',
    description: 'L’entreprise derrière cette boutique et comment la joindre.',
    body: `
{imprintBasis}

## Entreprise

{company}

{address}

E-mail : [{email}](mailto:{email})

## Registre et TVA

{register}

## Litiges

{complaints}

## Images et textes

Tout est de nous. Les produits, les personnes et les salons de cette boutique sont imaginaires.`,
  },
};
