import type { professional as source } from '../en/professional.ts';
import type { Translation } from '../message.ts';

export const professional = {
  'professional.login.title': 'Acceso para profesionales',
  'professional.login.text': 'Para salones. Esta cuenta es distinta de la de tus compras.',
  'professional.login.new': '¿Aún no tienes cuenta?',
  'professional.login.register': 'Abrir una cuenta profesional',
  'professional.register.title': 'Abrir una cuenta profesional',
  'professional.register.text':
    'Usa el correo con el que conocemos tu salón. Te enviamos un enlace para confirmarlo.',
  'professional.register.known': '¿Ya tienes una?',
  'professional.verify.title': 'Confirma tu correo',
  'professional.verify.text': 'Un clic y el correo queda reconocido como tuyo.',
  'professional.verify.action': 'Confirmar el correo',
  'professional.home.title': 'LOKKE Professional',
  'professional.home.account': 'Has entrado como {email}.',
  'professional.home.salon': 'Tu salón',
  'professional.home.toSalon': 'A la página del salón',
  'professional.home.noSalon':
    'No conocemos ningún salón con este correo. Si el tuyo tiene otro, regístrate con ese.',
  'professional.home.unconfirmed':
    'Tu correo aún no está confirmado. El enlace está en el mensaje que te enviamos; después, tu salón aparecerá aquí.',
  'professional.home.resend': 'Enviar el mensaje otra vez',
  'professional.home.resent': 'El mensaje va camino de {email}.',
  'professional.home.confirmed': 'Tu correo está confirmado.',
  'professional.error.credentials': 'El correo o la contraseña no es correcto',
  'professional.error.emailInUse': 'Ya hay una cuenta con este correo',
  'professional.error.userDisabled': 'Esta cuenta está cerrada. Ponte en contacto con nosotros',
  'professional.error.tooManyRequests':
    'Demasiados intentos. Espera unos minutos y vuelve a probar',
  'professional.error.weakPassword': 'Esta contraseña es demasiado fácil de adivinar. Elige otra',
  'professional.error.expiredLink': 'Este enlace ha caducado. Pide otro',
  'professional.error.invalidLink': 'Este enlace ya se ha usado o está incompleto. Pide otro',
  'professional.error.invalidCode': 'Este código no es correcto. Revísalo y vuelve a probar',
  'professional.error.recentLogin': 'Para esto tienes que iniciar sesión otra vez',
  'professional.error.network':
    'No se ha podido contactar con el servicio de acceso. Vuelve a probar',
  'professional.error.timeout': 'El servicio de acceso no ha respondido a tiempo. Vuelve a probar',
  'professional.error.invalidEmail': 'Esto no es una dirección de correo',
  'professional.error.missing': 'Falta el correo o la contraseña',
  'professional.error.unavailable':
    'Ahora mismo no se puede iniciar sesión. Vuelve a probar más tarde',
} satisfies Translation<typeof source>;
