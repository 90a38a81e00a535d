import type { PageTexts } from '../page-texts.ts';

export const es: PageTexts = {
  about: {
    title: 'Sobre LOKKE',
    description: 'Seis líneas de cuidado del cabello, una tarea cada una, para personas y salones.',
    body: `
Un peine convierte la luz en líneas, y el pelo son líneas. De ahí vienen nuestros envases y nuestra forma de trabajar: una cosa detrás de otra, en orden.

Hay seis líneas, cada una con su tarea: hidratación, color, reparación, fijación, cuero cabelludo y rubio. Si no sabes cuál es la tuya, pregunta en tu peluquería; allí te ven la nuca.

## Con los salones, no a sus espaldas

Casi todo lo vende gente con unas tijeras en la mano. Elige aquí tu salón y ganará con lo que pidas, sin coste para ti.

## Lo que decimos y lo que no

Escribimos qué hace un producto y para quién. No inventamos porcentajes ni prometemos que el pelo vuelva a salir.`,
  },
  contact: {
    title: 'Contacto',
    description: 'Cómo encontrarnos y qué nos ayuda a responder antes.',
    body: `
Escribe a [{email}](mailto:{email}). Lo lee una persona en días laborables y responde en un máximo de dos.

## Sobre un pedido

Con el número de pedido va más rápido. Está en el asunto de tu correo de confirmación: [escribir sobre un pedido](mailto:{email}?subject={orderSubject}).

## Quizá esté aquí

- [Cuánto cuesta y cuánto tarda el envío](page:delivery)
- [Devolver algo](page:returns)
- [Desistir de una compra](page:withdrawal)

## Por correo postal

{company}, {address}`,
  },
  delivery: {
    title: 'Envíos',
    description: 'Cuánto cuesta el envío, cuánto tarda y qué pasa si algo sale mal.',
    body: `
Enviamos {country}, en días laborables. Recibirás un correo cuando el pedido esté hecho.

{exclusions}

## Cuánto cuesta

- **Estándar**, {standardTime}: {standardPrice}. Gratis desde {freeFrom}.
- **Exprés**, {expressTime}: {expressPrice}.

{tax} Antes de pagar verás el importe completo, con el envío.

## Si algo sale mal

Hasta que el paquete está en tus manos, el riesgo es nuestro. Si llega tarde, dañado o no llega, [escríbenos](page:contact) con el número de pedido: lo enviamos de nuevo o te devolvemos el dinero.

Esta es una tienda de demostración: no se envía ningún paquete.`,
  },
  returns: {
    title: 'Devoluciones',
    description: 'Catorce días para cambiar de idea: qué se puede devolver, cómo y quién paga.',
    body: `
Desde el día en que llega tu paquete tienes 14 días para cambiar de idea, sin dar motivos. En [desistimiento](page:withdrawal) está paso a paso.

## Qué se puede devolver

- Todo lo que esté sin abrir.
- Todo lo que tenga un defecto, abierto o no.

Un frasco o tarro precintado que se ha abierto no puede volver a venderse, por higiene, y se queda contigo.

## Cómo

Avísanos por correo, [{email}](mailto:{email}?subject={returnSubject}), y envía los productos en los 14 días siguientes. El porte de vuelta lo pagas tú, salvo que el producto tenga un defecto: entonces lo pagamos nosotros.

Te devolvemos el precio y el envío estándar por el mismo medio de pago, en los 14 días siguientes a tu mensaje. Podemos esperar a tener los productos o la prueba de que los has enviado.

## Tiene un defecto

{guarantee}`,
  },
  withdrawal: {
    title: 'Desistir de una compra',
    description: 'Los 14 días en los que puedes desistir de una compra, y cómo se hace.',
    body: `
Puedes desistir de una compra en los 14 días naturales siguientes al día en que tú, o quien indiques, recibe el último paquete del pedido. No hace falta dar un motivo.

{withdrawalBasis}

## Hazlo aquí

[Desistir del contrato aquí](/withdraw)

Indicas tu nombre y el número de pedido, lo revisas y lo confirmas: con eso has desistido. Lo confirmamos enseguida por correo, con fecha y hora. También vale un correo o una carta con tus propias palabras, siempre que lo envíes antes de que pasen los 14 días.

## Qué pasa después

Devuelves los productos en 14 días y pagas el porte. Te devolvemos el precio y el envío estándar en los 14 días siguientes a tu mensaje, por el mismo medio de pago, y podemos esperar a tener los productos o la prueba de que los has enviado. Solo respondes de una pérdida de valor si has hecho con los productos más de lo necesario para verlos.

## Cuándo no existe este derecho

Con productos precintados que por higiene no se pueden devolver una vez abiertos.

## El formulario

A la atención de {company}, {address}, {email}:

Por la presente le comunico que desisto de mi contrato de venta de los siguientes bienes: …

Pedido el … / recibido el …

Nombre, domicilio, número de pedido: …

Fecha, y firma si se presenta en papel: …`,
  },
  terms: {
    title: 'Condiciones de venta',
    description: 'Lo que nos prometemos cuando compras algo.',
    body: `
Estas condiciones valen entre tú y {company} cuando compras aquí como consumidor. Los datos están en [quiénes somos](page:imprint).

## Cómo se hace una compra

Lo que hay en la tienda es una invitación. Pides con el botón al final del pago; la compra queda hecha cuando la confirmamos por correo. Si al final algo está agotado, te avisamos y te devolvemos el dinero. Guardamos el pedido y puedes verlo en tu cuenta.

## Precio y pago

{tax} El precio es el del momento del pedido. El envío se suma como dice la página de [envíos](page:delivery). Se paga al tramitar el pedido.

## Productos gratis y regalos

Una oferta vale mientras se cumplan sus condiciones. Si devuelves tanto que dejan de cumplirse, podemos descontar el precio de lo que fue gratis y no se devuelve.

## Suscripciones

Una suscripción se entrega y se cobra con el intervalo que elegiste. Puedes saltarla o terminarla antes de la siguiente entrega.

## Desistimiento y defectos

Tienes 14 días para [desistir](page:withdrawal). {guarantee}

## Reclamaciones

Escribe a [{email}](mailto:{email}); respondemos en dos días laborables. {complaints}

## Ley

Nada de esto te quita los derechos que la ley del país en que vives te da como consumidor.

Esta es una tienda de demostración con un pago de prueba: no se cobra ni se entrega nada.`,
  },
  privacy: {
    title: 'Privacidad',
    description: 'Qué guardamos de ti, por qué, cuánto tiempo y qué puedes pedirnos.',
    body: `
{company}, {address}, es responsable de tus datos. Las preguntas, a [{email}](mailto:{email}).

## Qué guardamos, y por qué

- **Para entregar lo que pides:** nombre, dirección, correo, teléfono si lo das, y lo que has comprado. Sin eso no hay contrato.
- **Para tu cuenta:** tu correo y una contraseña cifrada, tus direcciones, tu lista de deseos y tu salón. Puedes cambiarlos o borrarlos.
- **Para tu salón:** sabe qué se ha comprado a través de él, no quién eres ni dónde vives.
- **Para escribirte:** tu correo, solo si te has suscrito. Todos los mensajes llevan un enlace para darse de baja.
- **Para medir visitas:** solo si aceptas. En [cookies](page:cookies) dice qué.
- **Para que la tienda funcione:** la dirección de tu dispositivo, por poco tiempo, contra abusos; e informes de errores sin tu nombre.

## Quién más lo ve

Empresas que trabajan para nosotros y según nuestras instrucciones: la plataforma de la tienda, el servicio de pago, el transportista y el servicio de correo. Si alguna está fuera del Espacio Económico Europeo, te protegen las cláusulas contractuales tipo de la Comisión Europea. No vendemos nada.

## Cuánto tiempo

Los pedidos, lo que exige la ley contable. Una cuenta, hasta que la borres o nadie la use en tres años. Los informes de errores, 90 días.

## Qué puedes pedir

Ver tus datos, llevártelos, corregirlos o borrarlos, limitar su uso u oponerte, y retirar un consentimiento. Escribe a [{email}](mailto:{email}). {dataAuthority}

Esta es una tienda de demostración: los datos se quedan en el equipo en el que funciona.`,
  },
  cookies: {
    title: 'Cookies',
    description: 'Lo que tu navegador guarda para nosotros: lo necesario, y el resto si aceptas.',
    body: `
Tu navegador guarda unas pocas cosas para nosotros. Lo que la tienda necesita se guarda sin preguntar; lo demás, solo si aceptas, y «solo las necesarias» es tan fácil de elegir como «aceptar».

## Necesario

- **Tu bolsa:** su número, hasta que compras o durante 85 días.
- **Tu sesión:** una cookie cifrada mientras tienes la sesión abierta.
- **Lo que eliges:** lista de deseos, salón, país, la respuesta sobre cookies y qué avisos has cerrado.

## Solo si aceptas

- **Medición:** Google Tag Manager y Google Analytics cuentan lo que se mira y se compra.
- **Marketing por correo:** Klaviyo te reconoce si vienes de uno de nuestros correos.

Antes de que aceptes no se les pide nada.

## Cambiar de idea

El enlace al pie de cada página vuelve a abrir la elección. También puedes borrar lo que tu navegador guarda de este sitio; tu bolsa empezará vacía.`,
  },
  accessibility: {
    title: 'Accesibilidad',
    description: 'Hasta qué punto todos pueden usar la tienda, qué falta y a quién decírselo.',
    body: `
Todo el mundo debe poder comprar aquí: con teclado, con lector de pantalla, con letra grande, sin ratón y sin prisa. Nuestra medida es la norma EN 301 549, que contiene las pautas WCAG 2.1 en el nivel AA.

## Qué hemos hecho

Cada página se comprueba automáticamente según esas pautas, y todo el camino desde la búsqueda hasta el pago se ha recorrido solo con el teclado. Nada se mueve por sí mismo. Toda imagen que dice algo tiene un texto.

## Qué no funciona todavía

- En algunos teléfonos la página no se amplía con dos dedos (WCAG 1.4.4). El texto sigue el tamaño de letra de tu navegador o dispositivo.
- No hemos probado todas las páginas con todos los lectores de pantalla.

Esta declaración se basa en una evaluación propia, la última en noviembre de 2026.

## Dínoslo

Si algo te lo impide, escribe a [{email}](mailto:{email}?subject={accessibilitySubject}). Respondemos en dos días laborables y, mientras tanto, te ayudamos a pedir por correo.

{accessibility}`,
  },
  imprint: {
    title: 'Quiénes somos',
    description: 'La empresa detrás de esta tienda y cómo encontrarla.',
    body: `
{imprintBasis}

## Empresa

{company}

{address}

Correo: [{email}](mailto:{email})

## Registro e IVA

{register}

## Conflictos

{complaints}

## Imágenes y textos

Todo es nuestro. Los productos, las personas y los salones de esta tienda son inventados.`,
  },
};
