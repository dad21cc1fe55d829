import type { Language } from '../domain/language';

/**
 * What the sign-up documents show. Texts are the business's own words; addresses are absolute or begin with a
 * slash.
 */
export interface SignupBusiness {
  language: Language;
  name: string;
  place: string | null;
  logo: string | null;
  colours: readonly string[];
  /** Its public page, if it has one. */
  url: string | null;
}

export interface SignupForm {
  title: string;
  text: string;
  button: string;
  wording: string;
  asksName: boolean;
  asksPhone: boolean;
  /** The form's action. */
  action: string;
  /** What was typed, when the form comes back with errors. */
  typed: SignupWords;
  faults: Partial<Record<SignupField, string>>;
  /** A sentence about the whole form, such as too many attempts. */
  refusal: string | null;
}

export type SignupField = 'email' | 'name' | 'phone' | 'agreed';
export type SignupWords = Record<SignupField, string>;
