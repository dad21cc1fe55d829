/**
 * Whether a person operates the installation: with OPERATOR_EMAIL set, whoever has confirmed that mailbox;
 * otherwise whoever was made operator, which the first registered account is.
 */
export const isOperator = (
  person: { email: string; emailVerified: boolean; granted: boolean },
  operatorEmail: string | undefined,
): boolean => (operatorEmail ? person.emailVerified && person.email.toLowerCase() === operatorEmail : person.granted);
