import { createContext } from 'react';
import type { Contact } from '../../../contracts/contact-record';

/** Opens the question before a contact is erased; the page answers it (components/erase-provider.tsx). */
export const EraseContext = createContext<AskToErase>(() => undefined);

export type ErasedContact = Pick<Contact, 'id' | 'name' | 'email' | 'phone'>;
export type AskToErase = (contact: ErasedContact, onErased?: () => void) => void;
