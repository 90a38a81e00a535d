import type { refusals as source } from '../en/refusals.ts';
import type { Translation } from '../message.ts';

export const refusals = {
  'refusal.loginFailed': 'El correo o la contraseña no es correcto',
  'refusal.missingLoginInput': 'Falta el correo o la contraseña',
  'refusal.missingEmail': 'Falta el correo',
  'refusal.tooManyLogins':
    'Demasiados intentos de inicio de sesión. Espera unos minutos y vuelve a probar',
  'refusal.tooManyAttempts': 'Demasiados intentos. Espera unos minutos y vuelve a probar',
  'refusal.tooManyRequests': 'Demasiadas peticiones. Vuelve a probar en un momento',
  'refusal.logoutFailed': 'No se ha podido cerrar la sesión',
  'refusal.missingRegisterInput': 'Faltan datos',
  'refusal.registerPasswordInvalid': 'Contraseña no válida',
  'refusal.registerPasswordsDiffer': 'Las contraseñas no coinciden',
  'refusal.emailTaken': 'Ya hay una cuenta con este correo',
  'refusal.emailInvalid': 'Este correo no es válido',
  'refusal.nameInvalid': 'Un nombre no lleva direcciones web ni HTML',
  'refusal.activationPending':
    'Te hemos enviado un correo. Pulsa el enlace que lleva para activar tu cuenta',
  'refusal.registerFailed': 'No se ha podido crear la cuenta',
  'refusal.invalidPassword':
    'Tu contraseña debe tener de 8 a 100 caracteres, con al menos una minúscula y una mayúscula.',
  'refusal.passwordsDiffer': 'Las contraseñas no coinciden.',
  'refusal.activationFailed': 'La activación ha fallado',
  'refusal.missingResetInput': 'Falta la contraseña, el código del enlace o el número de cliente.',
  'refusal.resetFailed': 'No se ha podido cambiar la contraseña',
  'refusal.missingAddressInput': 'No has iniciado sesión, o falta la dirección',
  'refusal.missingAddressId': 'No has iniciado sesión, o no hay dirección elegida',
  'refusal.createAddressFailed': 'No se ha podido añadir la dirección',
  'refusal.updateAddressFailed': 'No se ha podido cambiar la dirección',
  'refusal.defaultAddressFailed': 'No se ha podido cambiar la dirección principal',
  'refusal.deleteAddressFailed': 'No se ha podido eliminar la dirección',
  'refusal.missingAccountInput': 'No has iniciado sesión, o faltan datos',
  'refusal.updateAccountFailed': 'No se han podido guardar tus datos',
  'refusal.notLoggedIn': 'No has iniciado sesión',
  'refusal.unexpected': 'Algo ha salido mal. Vuelve a probar',
  'refusal.busy': 'La tienda está llena de gente. Vuelve a probar en un momento',
  'refusal.platformFailed': 'No se ha podido contactar con la tienda. Vuelve a probar',
  'refusal.platformTimedOut': 'La tienda no ha respondido a tiempo. Vuelve a probar',
  'refusal.missingWithdrawalInput': 'Indica tu nombre, el número de pedido y tu correo',
  'refusal.withdrawalTooLong': 'Este texto es demasiado largo. Acórtalo',
} satisfies Translation<typeof source>;
