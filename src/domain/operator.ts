/**
 * Whether a person runs the installation: where OPERATOR_EMAIL is set, whoever has proved to read that mailbox;
 * elsewhere whoever it was granted to, which the first registered account is.
 */
export const isOperator = (
  person: { email: string; emailVerified: boolean; granted: boolean },
  operatorEmail: string | undefined,
): boolean => (operatorEmail ? person.emailVerified && person.email.toLowerCase() === operatorEmail : person.granted);
