export {
  getCustomerSalon,
  getCustomerWishlist,
  setCustomerSalon,
  setCustomerWishlist,
} from './customer-data.ts';
export {
  activate,
  forgotPassword,
  getCustomer,
  login,
  logout,
  multipass,
  register,
  resetPassword,
} from './sign-in.ts';
export { addressSchema, updateAccountInfo, updateAddress } from './update-account.ts';
