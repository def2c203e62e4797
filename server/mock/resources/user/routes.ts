import type { Handlers } from '../../answering/handler.ts';
import { logIn, logInAsGuest, logOut } from './log-in.ts';
import { register } from './register.ts';
import { resetPassword, sendVerificationCode } from './reset-password.ts';

export const userRoutes = {
  '/api/guestlogin': async (_input, call) => await logInAsGuest(call),
  '/api/logout': async (_input, call) => await logOut(call),
  '/woojiapi/user/login': logIn,
  '/woojiapi/user/register': register,
  '/woojiapi/user/getauthcode': sendVerificationCode,
  '/woojiapi/user/resetpassword': resetPassword,
} satisfies Handlers<
  | '/api/guestlogin'
  | '/api/logout'
  | '/woojiapi/user/login'
  | '/woojiapi/user/register'
  | '/woojiapi/user/getauthcode'
  | '/woojiapi/user/resetpassword'
>;
