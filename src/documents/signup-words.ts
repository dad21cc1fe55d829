import type { Language } from '../domain/language';

/** What the documents around a sign-up show. Texts are the business's own words; addresses are absolute or begin with a slash. */
export interface SignupBusiness {
  language: Language;
  name: string;
  place: string | null;
  logo: string | null;
  colours: readonly string[];
  /** Its public page, where it has one. */
  url: string | null;
}

export interface SignupForm {
  title: string;
  text: string;
  button: string;
  wording: string;
  asksName: boolean;
  asksPhone: boolean;
  /** Where the form goes. */
  action: string;
  /** What was typed, when it comes back with something to mend. */
  typed: SignupWords;
  faults: Partial<Record<SignupField, string>>;
  /** A sentence about the whole, such as too many tries. */
  refusal: string | null;
}

export type SignupField = 'email' | 'name' | 'phone' | 'agreed';
export type SignupWords = Record<SignupField, string>;
