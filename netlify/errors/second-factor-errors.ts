import { AppError } from './app-error';

export const codeRequired = (): AppError => atCode('Type the code from your authenticator app.');

/** The same for a wrong code and for one that was already used. */
export const codeRefused = (): AppError =>
  atCode('This code does not work. Type the one that your app shows now, or a recovery code that you have not used.');

const atCode = (sentence: string): AppError =>
  new AppError('second_factor_required', sentence, { fields: { code: sentence } });
