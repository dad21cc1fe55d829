import { sentencesOf } from './told-words';
import type { ToldLanguage } from './told-language';

it.each<[ToldLanguage, string, string]>([
  ['en', 'well, we soak it overnight first', 'We soak it overnight first.'],
  ['en', 'um so the lid sits a foot down', 'The lid sits a foot down.'],
  ['de', 'Naja, das kommt auf das Holz an', 'Das kommt auf das Holz an.'],
  ['de', 'also wir holen die Sachen ab', 'Wir holen die Sachen ab.'],
  ['fr', 'ben on pèse tout le matin', 'On pèse tout le matin.'],
  ['es', 'Pues depende del tejido y del color', 'Depende del tejido y del color.'],
  ['it', 'allora, si comincia dal fondo', 'Si comincia dal fondo.'],
  ['nl', 'nou ja, dat duurt drie dagen', 'Dat duurt drie dagen.'],
  ['pt', 'Então, a massa descansa uma noite', 'A massa descansa uma noite.'],
  ['pl', 'no więc najpierw mierzymy okno', 'Najpierw mierzymy okno.'],
])('an answer in %s begins with what it says: “%s”', (language, said, told) =>
  expect(sentencesOf(said, language)).toEqual([told]),
);

it.each<[ToldLanguage, string]>([
  ['en', 'So far nobody has asked for it.'],
  ['en', 'Yes, we do them while you wait.'],
  ['es', 'Sí, pero solo con cita.'],
  ['fr', 'Oui, jusqu’à la taille 52.'],
  ['de', 'Alsoja.'],
  ['pl', 'Nie, tego nie robimy.'],
])('in %s nothing that answers is taken away: “%s”', (language, said) =>
  expect(sentencesOf(said, language)).toEqual([said]),
);

it.each<[ToldLanguage, string, string]>([
  ['en', 'He came back with two of them lol', 'He came back with two of them.'],
  ['en', 'The goat ate the label haha.', 'The goat ate the label.'],
  ['es', 'El perro se quedó con la llave jajaja', 'El perro se quedó con la llave.'],
  ['pt', 'Era a tomada kkkk', 'Era a tomada.'],
  ['fr', 'Il avait mis la pile à l’envers mdr', 'Il avait mis la pile à l’envers.'],
])('laughter in %s stays out of a post: “%s”', (language, said, told) =>
  expect(sentencesOf(said, language)).toEqual([told]),
);

it.each<[ToldLanguage, string, string]>([
  ['en', 'I start at 6 o clock and do the  lids aswell', 'I start at 6 o’clock and do the lids as well.'],
  [
    'es',
    'Te la entrego el mismo día pa q sigas y tb el domingo',
    'Te la entrego el mismo día para que sigas y también el domingo.',
  ],
  ['pt', 'Tb vendo usada e vc paga depois', 'Também vendo usada e você paga depois.'],
  ['fr', 'Il y a bcp de sable', 'Il y a beaucoup de sable.'],
  ['it', 'Cmq xké aspettare', 'Comunque perché aspettare.'],
  ['de', 'Das ist vllt zu kalt', 'Das ist vielleicht zu kalt.'],
  ['fr', 'Ca prend deja deux jours', 'Ça prend déjà deux jours.'],
  ['pt', 'Nao precisa trazer nada, voce escolhe', 'Não precisa trazer nada, você escolhe.'],
  ['es', 'Al otro dia tambien hay', 'Al otro día también hay.'],
  ['it', 'Di piu non si puo', 'Di più non si può.'],
])('what was typed in haste in %s is written out: “%s”', (language, said, told) =>
  expect(sentencesOf(said, language)).toEqual([told]),
);

it('letters that belong to a measure, an address or a name stay', () =>
  expect(sentencesOf('The Q7 takes 3 w/h cells, write to q@pella.se', 'en')).toEqual([
    'The Q7 takes 3 w/h cells, write to q@pella.se.',
  ]));

it.each<[ToldLanguage, string, string]>([
  ['en', 'its overglazed if it runs, and its later too', 'It’s overglazed if it runs, and it’s later too.'],
  ['en', 'The strap goes when its heavier than twelve kilo', 'The strap goes when it’s heavier than twelve kilo.'],
  [
    'en',
    'If its moss just brush it off, its soaked because it never dries',
    'If it’s moss just brush it off, it’s soaked because it never dries.',
  ],
  [
    'en',
    'Its seed because it keeps, its longer neck and its painted lid stay',
    'Its seed because it keeps, its longer neck and its painted lid stay.',
  ],
  [
    'en',
    'its torn along the seam and its toxic even when dry',
    'It’s torn along the seam and it’s toxic even when dry.',
  ],
  ['en', 'We use alot', 'We use a lot.'],
  ['es', 'La de lana si', 'La de lana sí.'],
  ['es', 'Si, con cita. Si, por lo que sea, llueve, no', 'Sí, con cita.|Si, por lo que sea, llueve, no.'],
  ['it', 'Quelle di ghisa si', 'Quelle di ghisa sì.'],
  ['en', 'its cold in there and theyve no heating', 'It’s cold in there and they’ve no heating.'],
  ['en', 'Its a good rope but youll want two', 'It’s a good rope but you’ll want two.'],
  ['en', 'I keep a old saw and a honest level', 'I keep an old saw and an honest level.'],
  ['es', '¿que llevo para la primera clase?', '¿Qué llevo para la primera clase?'],
  ['es', 'cada cuanto hay que podarlo', 'Cada cuánto hay que podarlo.'],
  ['de', 'Das haelt, wenn man es aushaerten laesst', 'Das hält, wenn man es aushärten lässt.'],
  ['es', '¿Y por que se agrieta?', '¿Y por qué se agrieta?'],
  [
    'es',
    'Se cose dandole la vuelta, todos los envios salen el lunes',
    'Se cose dándole la vuelta, todos los envíos salen el lunes.',
  ],
  ['pt', 'A tabua do violao leva tres demaos de oleo', 'A tábua do violão leva três demaos de óleo.'],
  ['fr', 'La premiere annee', 'La première année.'],
  ['fr', 'Ou est le point d’eau ?', 'Où est le point d’eau ?'],
  ['de', 'Das Oel ist natuerlich fuer Holz', 'Das Öl ist natürlich für Holz.'],
  ['it', 'Martedi e’ di piu', 'Martedì è di più.'],
  ['pl', 'Mozna wiecej, czesto jutro', 'Można więcej, często jutro.'],
  ['nl', 'Onze clienten hebben ideeen', 'Onze cliënten hebben ideeën.'],
  ['en', 'were next to the pond', 'We’re next to the pond.'],
  ['en', 'Bring it in if were not full', 'Bring it in if we’re not full.'],
  [
    'en',
    'ring before your in the queue and your not charged',
    'Ring before you’re in the queue and you’re not charged.',
  ],
  ['en', 'shes 41, its got a dent and its his own', 'She’s 41, it’s got a dent and it’s his own.'],
  ['en', 'Todays bread and this years plums', 'Today’s bread and this year’s plums.'],
  ['en', 'im sure ive seen it in march', 'I’m sure I’ve seen it in March.'],
  ['en', 'a stove from korea, since feb', 'A stove from Korea, since Feb.'],
  ['en', 'It was my grandads plane', 'It was my grandad’s plane.'],
  ['en', 'No. we cannot', 'No.|We cannot.'],
  ['de', 'wie viele stunden im september', 'Wie viele Stunden im September.'],
  ['de', 'Alle fragen ob es hält', 'Alle fragen, ob es hält.'],
  ['fr', 'De chaque coté, au dela du bord', 'De chaque côté, au-delà du bord.'],
])('accents and apostrophes in %s are put where one reading is left: “%s”', (language, said, told) =>
  expect(sentencesOf(said, language)).toEqual(told.split('|')),
);

it.each<[ToldLanguage, string]>([
  ['en', 'Its own weight keeps its small and heavy lid shut.'],
  ['en', 'A one-off for a university, a used one, a European oak.'],
  ['en', 'She lets me, and we were well.'],
  ['en', 'Were the old ones better?'],
  ['en', 'Your welcome pack, your own turn and your A levels.'],
  ['en', 'It may march on, and the mums were there.'],
  ['en', 'My fathers poured for the king, and still do.'],
  ['en', 'Order no. 4 came first.'],
  ['es', '¿Cuando llueve también abren?'],
  ['es', 'Cuando quema, esta lista y como nueva.'],
  ['es', 'Vendiendo y comprando, el mundo.'],
  ['pt', 'O avo do rapaz esta no balcão.'],
  ['fr', 'Le lundi ou le mardi.'],
  ['de', 'Neue Feuer, teuer und genau.'],
  ['it', 'Pero e melo.'],
])('a word of %s that may be another one stays: “%s”', (language, said) =>
  expect(sentencesOf(said, language)).toEqual([said]),
);
