import { same, type Phrases, type Tongue } from './language-tables';

/** Polish, as the other languages: sentences that need no ending of the owner's words, and none that tells a man from a woman. */
export const polishPhrases: Phrases = {
  peopleAsk: { we: 'Klienci pytają nas,', i: 'Klienci pytają mnie,' },
  myth: 'Mit: ',
  open: {
    onlyAsked: {
      we: 'To pytanie słyszymy od klientów. Odpowiedź zależy od sytuacji, więc warto zapytać.',
      i: 'To pytanie słyszę od klientów. Odpowiedź zależy od sytuacji, więc warto zapytać.',
    },
    review: same('Słowami klienta:'),
  },
  quote: (words) => `„${words}”`,
  call: {
    formal: [
      { we: 'W razie pytań jesteśmy do Państwa dyspozycji.', i: 'W razie pytań jestem do Państwa dyspozycji.' },
      { we: 'Mają Państwo pytanie? Chętnie odpowiemy.', i: 'Mają Państwo pytanie? Chętnie odpowiem.' },
    ],
    warm: [
      { we: 'Masz pytanie? Napisz do nas.', i: 'Masz pytanie? Napisz do mnie.' },
      same('Chcesz wiedzieć więcej? Po prostu zapytaj.'),
    ],
    gentle: [
      { we: 'Jeśli chcą Państwo o coś zapytać, jesteśmy.', i: 'Jeśli chcą Państwo o coś zapytać, jestem.' },
      { we: 'O wszystko można nas zapytać.', i: 'O wszystko można mnie zapytać.' },
    ],
  },
  alt: {
    poster: (headline, words, name) =>
      `Plakat ze słowami „${headline}” i, mniejszymi literami, „${words}”. Na dole: ${name}.`,
    photo: (name, words) => `Zdjęcie. ${name}: „${words}”`,
  },
};

export const polishTongue: Tongue = {
  direct:
    /^(?:ile (?:to |trwa|kosztuj|czasu|trzeba|waż|wytrzym|można|się|zajmuje)|jak (?:długo|często|dużo|szybko|daleko|duż\p{L}+|to |się|mam|mogę|można|dbać|wygląda)|czy (?:to|można|da się|trzeba|muszę|mogę|mam|są|jest|macie|robicie|warto)|dlaczego|kiedy (?:można|trzeba|najlepiej|mogę)|gdzie (?:można|mogę|jest)|skąd|po co|od czego zależy|co (?:zrobić|jest lepsze|mam|muszę|trzeba))(?!\p{L})/iu,
  indirect: /^(?:czy|ile|jak|kiedy|gdzie|dlaczego|co|kto|który|która|które|skąd|po co|od czego|o co)(?!\p{L})/iu,
  askers:
    /^(?:(?:(?:ludzie|klienci|klientki|rodzice|goście|wszyscy|wielu|wiele osób|wiele klientek|klientka|klient)\s+)?(?:(?:zawsze|często|najczęściej|ciągle|mnie|nas|o to)\s+)*(?:pytają|pyta|zapytał|zapytała|chcą wiedzieć|chce wiedzieć)(?: (?:mnie|nas))?(?: (?:zawsze|często|o to))?|zawsze|najczęściej|zwykle)[,:]? /iu,
  believers:
    /^(?:(?:(?:ludzie|klienci|klientki|rodzice|goście|wszyscy|wielu|wiele osób|niektórzy)\s+)?(?:(?:często|zwykle|czasem)\s+)?(?:myślą|myśli|sądzą|uważają|wierzą|mówią|mówi się|wydaje się|wydaje im się),? że |że )/iu,
  they: /^(?:oni|one)(?!\p{L})/iu,
  deictic:
    /(?<!\p{L})(?:dzisiaj|dziś|wczoraj|przedwczoraj|jutro|w (?:tym|zeszłym|ubiegłym|przyszłym) (?:tygodniu|miesiącu)|we? (?:poniedziałek|wtorek|środę|czwartek|piątek|sobotę|niedzielę))(?!\p{L})/iu,
  breaks:
    /\s*(?:[;:(–—]|\s-\s|, (?=(?:a|i|bo|więc|dlatego|który|która|które|którego|której|potem|zwłaszcza|żeby|gdzie)(?!\p{L})))/u,
  ands: /,? (?=(?:i|oraz) )/u,
  reasons: /^,? (?:żeby|aby|bo|ponieważ|dlatego że|dzięki)(?!\p{L})/iu,
  turns:
    /(?<!\p{L})(?:ale|lecz|jednak|chyba że|oprócz|tylko|jeśli|jeżeli|gdy|nie|nigdy|bez|ani|choć|chociaż|zamiast|dopóki)(?!\p{L})/iu,
  leans:
    /^(?:to|ten|ta|te|ci|tego|tej|tym|on|ona|ono|oni|one|jego|jej|ich|i|a|ale|więc|dlatego|potem|wtedy|też|także|bo|tam|albo|inaczej|nie|tak)(?!\p{L})/iu,
  doubts: /(?<!\p{L})(?:chyba|może być|być może|nie wiem|sam nie wiem|prawdopodobnie|wydaje mi się)(?!\p{L})/iu,
  // Who acts is in the verb's ending: "naprawiam", "zrobiłam"; "sam" and "tam" are no verbs.
  single:
    /(?<!\p{L})(?:ja|mój|moja|moje|moich|mnie|mi|mną|\p{L}{2,}(?:uję|ję|łem|łam)|\p{L}{3,}(?:wiam|iam|ram|nam|żam|cam|tam|zam|dam)|robię|szyję|uczę|jadę|jeżdżę|idę|wożę|tnę|piekę|mam|jestem)(?!\p{L})/iu,
  several: /(?<!\p{L})(?:my|nasz|nasza|nasze|naszych|nas|nam|\p{L}{2,}(?:amy|emy|imy|ymy|liśmy|łyśmy))(?!\p{L})/iu,
  fillers: /^(?:no|no więc|więc|hmm*|eee*|wiesz|szczerze mówiąc|w sumie|generalnie)[,.…]+\s+/iu,
};
