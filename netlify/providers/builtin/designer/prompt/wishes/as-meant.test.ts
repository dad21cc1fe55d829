import { posterWords } from '../poster-words';

const wordsOf = (prompt: string, brand = '') =>
  posterWords({ prompt, style: 'minimalist', aspectRatio: '1:1', seed: 0, ...(brand && { brand }) });
const printed = (prompt: string, brand = ''): string => {
  const { headline, kicker, supporting } = wordsOf(prompt, brand);
  return [headline, kicker, supporting].filter(Boolean).join(' · ');
};

describe('what people are to know is said without the words that lead to it', () => {
  it.each([
    [
      "Hello, we've been mending umbrellas by the north gate since my gran's day and hardly anybody notices the door. Anyway I want commuters to know that rib repairs are now £7 while they wait. Closed on bank holidays, come on in.",
      /commuters|to know|^that/iu,
    ],
    [
      'Dzień dobry, od pięciu lat prowadzę wypożyczalnię kajaków nad jeziorem i znam tu każdego. Chciałabym powiedzieć turystom, że spływ dla rodzin kosztuje 120 zł i trwa trzy godziny. Kamizelki są na miejscu.',
      /powiedzieć|(?:^|· )że /iu,
    ],
    [
      'Bonjour, je garde des chats à domicile depuis dix ans et beaucoup croient que je ne prends que des chiens. Je voudrais que les voisins sachent que la visite du soir coûte 14 € et que je viens aussi le dimanche. Merci de réserver.',
      /sachent|(?:^|· )que /iu,
    ],
    [
      'Hola, llevo un taller de guitarras en el centro y casi todos pasan de largo. Quiero que los músicos sepan que el ajuste completo cuesta 40 euros con cuerdas incluidas. Hay que pedir cita por la mañana.',
      /sepan|(?:^|· )que /iu,
    ],
    [
      'Buongiorno, ho una piccola lavanderia vicino al porto e lavoro da solo tutto il giorno. Vorrei far sapere ai clienti che il lavaggio dei piumoni costa 18 euro e sono pronti in due giorni. La domenica riposo.',
      /sapere|(?:^|· )che /iu,
    ],
    [
      'Olá, tenho uma pequena oficina de bicicletas atrás da estação e pouca gente sabe. Queria que os vizinhos soubessem que a revisão completa custa 25 € e fica pronta no mesmo dia. Trabalho sozinho.',
      /soubessem|(?:^|· )que /iu,
    ],
    [
      'Hallo, ich führe seit langem eine kleine Nähstube im Hof und viele laufen einfach vorbei. Ich möchte, dass alle wissen, dass ein neuer Reißverschluss jetzt nur 16 € kostet. Bitte einen Termin ausmachen.',
      /wissen|(?:^|· )dass /iu,
    ],
    [
      'Hallo, ik heb een kleine fietsenmaker aan de gracht en ik werk er met mijn neef. Ik wil graag dat iedereen weet dat een band plakken nu 12 euro kost. Klaar terwijl je wacht, echt waar.',
      /weet|(?:^|· )dat /iu,
    ],
  ])('%s', (prompt, unsaid) => {
    expect(printed(prompt, 'Nordgasse')).not.toMatch(unsaid);
  });

  it('a day that is to be known keeps its price', () => {
    const prompt =
      "Hi all, we've run the indoor climbing wall behind the library for ages and nobody sees the sign. We'd like families to know that Tuesday evenings are now $11 a climber with shoes included. Chalk is for sale at the desk.";
    expect(printed(prompt, 'Ledge')).toMatch(/Tuesday evenings(?: ·)? are now \$11 a climber/u);
  });
});

describe('what a speaker takes back is not printed, and neither is the taking back', () => {
  it.each([
    [
      'I teach the banjo... no, sorry, the ukulele, on Monday evenings above the chip shop',
      /banjo|sorry/iu,
      /ukulele/iu,
    ],
    [
      'We sell duck eggs, no wait, sorry, quail eggs at the gate every Friday, £3 a dozen',
      /duck|sorry|wait/iu,
      /quail eggs/iu,
    ],
    ['Wir verkaufen Honig, nein, Moment, Apfelsaft, ab Hof am Samstag', /Honig|nein|Moment/iu, /Apfelsaft/iu],
    ['Nous louons des vélos, non, pardon, des trottinettes au port tout l’été', /vélos|pardon/iu, /trottinettes/iu],
    ['Vendemos calabazas, no, perdón, sandías en la carretera vieja', /calabazas|perdón/iu, /sandías/iu],
    ['Facciamo focacce, no, scusate, piadine al mercato del martedì', /focacce|scusate/iu, /piadine/iu],
    ['Pub quiz on Thursday from 7, no, sorry, 8pm at the Bell', /\b7\b|sorry/iu, /Pub quiz.*8pm/iu],
  ])('%s', (prompt, unsaid, said) => {
    expect(printed(prompt)).not.toMatch(unsaid);
    expect(printed(prompt)).toMatch(said);
  });

  it.each([
    ['Do you take walk-ins? No, sorry, bookings only for haircuts', /bookings only/iu],
    ["We don't deliver, no, sorry, collection only from the yard", /collection only/iu],
    ['Hedge trimming this week, sorry, no skips', /hedge trimming/iu],
  ])('an answer is no correction: %s', (prompt, said) => {
    expect(printed(prompt)).toMatch(said);
  });
});

it('what the designer need not mention is not printed', () => {
  expect(printed('Donkey rides on the sands from £4, every day in August. No need to mention the camel.')).not.toMatch(
    /camel/iu,
  );
});
