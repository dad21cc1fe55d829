import type { PointKind } from './contact';

/** What is said of an address that cannot be used. */
export const pointFaults: Record<PointKind, string> = { email: 'Enter an email address, for example ada@example.com.', phone: 'Enter a phone number, for example +44 20 7946 0018.' };

/** What cannot be an address at a glance. Whether it is one, the server says, which knows every country's numbers. */
export const isNoPoint = (kind: PointKind, text: string): boolean => (kind === 'email' ? !/^[^@]+@[^@\s]+\.[^@\s.]{2,}$/.test(text.trim()) : text.normalize('NFKC').replace(/\D/g, '').length < 3);
