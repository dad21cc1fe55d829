import type { ContactEventKind, ContactStatus } from '../../../src/domain/contact';

/** Who goes to a burger grill on a corner of Bristol: those whom the list shows first, by hand. Days count back from now; money is in hundredths. */
export const known: KnownPerson[] = [
  { name: 'Priya Raman', email: 'priya@raman.example', status: 'customer', tags: ['Regular', 'Groups'], value: 61_200, since: 212, last: 0.1, events: [['message-received', 'Asked for a table', 'Hello, do you have a table for nine on Friday at seven? Two of us are vegetarian.', 0.1], ['visit', 'Came for dinner', 'Party of six', 16]], note: 'Always books for the whole office. Likes the long table by the window.' },
  { name: 'Tomas Lindgren', email: 'tomas@lindgren.example', status: 'lead', tags: ['Catering'], value: 142_000, since: 9, last: 0.2, events: [['form', 'Asked about catering', 'A summer party for 60 people, with a grill outside if that is possible.', 9], ['mail-sent', 'Your summer party', 'Hello Tomas, thank you for asking. Here is what we can do for 60 people.', 0.2]], note: 'Wants an offer with and without drinks by Thursday.' },
  { name: 'Hannah Boateng', company: 'Harbour Dental', email: 'hannah@harbourdental.example', status: 'customer', tags: ['Catering', 'Monthly'], value: 396_000, since: 388, last: 1.1, events: [['purchase', 'Lunch for 22', 'Invoice paid', 1.1], ['purchase', 'Lunch for 20', 'Invoice paid', 31]], note: 'Lunch for the practice on the first Tuesday of the month. Two without gluten.' },
  { name: 'Dana Moreno', email: 'dana.moreno@mail.example', status: 'customer', tags: ['Friday'], value: 28_400, since: 141, last: 1.4, events: [['visit', 'Came on a Friday', 'Two for one', 1.4]] },
  { name: 'Jules Ortega', email: 'hello@julesortega.example', status: 'prospect', tags: ['Press'], value: null, since: 24, last: 1.6, events: [['message-received', 'Wants to write about the fire', 'I write about food in the south-west and would love to see the grill at work.', 1.6]], note: 'Writes for the local paper. Send the picture of the fire.' },
  { name: 'Anneke Kuiper', email: 'anneke@kuiper.example', status: 'customer', tags: ['Birthday'], value: 49_800, since: 175, last: 4.2, events: [['visit', 'Birthday of her son', 'Set menu for ten', 4.2]] },
  { name: 'Sol Ferreira', company: 'Summerfield', email: 'sol@summerfield.example', status: 'prospect', tags: ['Events'], value: 210_000, since: 33, last: 5.3, events: [['call', 'Talked about the festival', 'Needs a stall for two days in July', 5.3]] },
  { name: 'Ravi Bhatt', email: 'ravi.bhatt@mail.example', status: 'lead', tags: ['Friday', 'Vegetarian'], value: null, since: 6, last: 6.1, events: [['form', 'Asked about the mushroom burger', 'Is it cooked on the same grill as the meat?', 6.1]] },
  { name: 'Mei Castellan', company: 'Northside Studio', email: 'mei@northside.example', status: 'lead', tags: ['Catering', 'Events'], value: 86_000, since: 15, last: 8.4, events: [['mail-sent', 'Lunch for the opening', 'Hello Mei, here are three menus to choose from.', 8.4]], note: 'Opening of the new studio. Decides with her partner next week.' },
  { name: 'Elias Wynn', company: 'Wynn Cycles', email: 'elias@wynncycles.example', status: 'prospect', tags: ['Catering'], value: null, since: 44, last: 10.2, events: [['call', 'Called about lunch boxes', 'Twelve people in the workshop', 10.2]] },
  { name: 'Oona Byrne', email: 'oona.byrne@mail.example', status: 'customer', tags: ['Regular'], value: 73_300, since: 260, last: 11.5, events: [['visit', 'Came for lunch', '', 11.5]], note: 'Takes the corner seat and reads. No onions.' },
];

/** An even number: 36 n + 11 is odd, so that nobody is put together as they were. */
const PAIRED = 108;

/** The others; after a comma the place they work for. */
export const others: readonly string[] = [
  'Amara Nwosu', 'Ben Whitcombe', 'Chiara Bellini', 'Dmitri Sokolov', 'Esra Yılmaz', 'Fatima Zahra El Idrissi', 'Gareth Pritchard', 'Hiroshi Tanaka', 'Ingrid Solheim', 'João Carvalho',
  'Kwame Asante', 'Lucía Fernández', 'Marek Nowak', 'Niamh O’Connell', 'Olumide Adeyemi', 'Pilar Domínguez', 'Quentin Lefèvre', 'Rosa Maldonado', 'Siân Llewellyn', 'Thanh Nguyễn',
  'Uma Krishnan', 'Viktor Horváth', 'Wanjiru Kamau', 'Ximena Rojas', 'Yusuf Demir', 'Zoë Åberg', 'Aled Rees, Rees Roofing', 'Bronwen Hughes', 'Callum Fraser', 'Daiyu Chen',
  'Eilidh MacLeod', 'Farah Siddiqui, Siddiqui Legal', 'Grace Mbeki', 'Hassan Farah', 'Isla Thornbury', 'Jakub Dvořák', 'Keiko Mori', 'Leila Haddad', 'Magnus Eriksen', 'Nadia Petrova',
  'Omar Haddad', 'Petra Novotná', 'Rafael Souza', 'Saoirse Kelly', 'Tariq Aziz', 'Ursula Brandt', 'Valentina Ricci', 'Will Ashdown, Ashdown Carpets', 'Yara Mansour', 'Zbigniew Kowalczyk',
  'Alice Pemberton', 'Bogdan Ionescu', 'Catrin Morgan', 'Divya Menon, Clifton Physio', 'Ewan Sinclair', 'Freya Lindqvist', 'Gabriel Okonkwo', 'Holly Trescott', 'Ibrahim Conteh', 'Jasmine Kaur',
  'Karl Steiner', 'Lena Hoffmann, Steam Room Gym', 'Mohammed Rahman', 'Noor Jahan', 'Oliver Stokes', 'Paula Ríos', 'Rhys Davies, Davies & Daughters', 'Samira Bakr', 'Tom Haverstock', 'Veronika Šimková',
  'Wei Zhang', 'Abena Owusu', 'Bethan Price', 'Carlos Mendoza', 'Deepak Iyer, Iyer Accounting', 'Emma Lockyer', 'Francesca Moretti', 'George Papadakis', 'Helen Cartwright, Elm Street School', 'Ioana Dumitrescu',
  'Jack Treloar', 'Kasia Wójcik', 'Liam Donnelly', 'Maya Feldman', 'Nkechi Eze', 'Owen Bevan', 'Piotr Zieliński', 'Rebecca Stone, Stone & Vine', 'Sanjay Gupta', 'Theo Vasquez',
  'Una Gallagher', 'Vikram Rao', 'Winnie Lau', 'Adaeze Obi', 'Bruno Almeida', 'Clara Jensen, Quayside Rowing Club', 'Dylan Marsh', 'Elif Kaya', 'Finn Carlisle', 'Gwen Tudor',
  'Harriet Moss, Moss Architects', 'Imran Qureshi', 'Josefine Lund', 'Kieran Walsh', 'Lakshmi Pillai', 'Martín Acosta', 'Nina Baumann', 'Peter Alderman', 'Ruth Ellery, St Werburgh Choir', '李 美玲',
];

/** Who left an address on the sign-up page, as many as the days tell: first names and family names of the others, put together anew. */
export const signedUp: readonly { name: string; days: number }[] = Array.from({ length: 161 }, (_, n) => {
  const [firsts, lasts] = [n, 37 * n + (n < PAIRED ? 11 : 53)].map((at) => others[at % PAIRED]!.split(',')[0]!.split(' ')) as [string[], string[]];
  return { name: [firsts[0], ...lasts.slice(1)].join(' '), days: n < 14 ? 1.3 + 0.35 * n : n < 57 ? 7.2 + 0.46 * (n - 14) : 28.2 + 0.72 * (n - 57) };
});

export interface KnownPerson {
  name: string;
  company?: string;
  email: string;
  status: ContactStatus;
  tags: string[];
  value: number | null;
  since: number;
  last: number;
  /** Kind, line, text, days ago. */
  events: [ContactEventKind, string, string, number][];
  note?: string;
}
