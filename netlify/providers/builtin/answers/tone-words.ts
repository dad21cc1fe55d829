import type { ClaimLanguage } from '../../../../src/domain/claims/claim-language';
import { foldText } from '../../../../src/domain/contact';

const split = (words: string): string[] => foldText(words).split(', ');

/** Words that tell how a sentence is meant: as praise, as a wish, as news of a death. Folded; "*" stands for more letters. */
export const toneWords: Record<ClaimLanguage, ToneWords> = {
  en: {
    praise: split(
      'love, loved, lovely, beautiful*, gorgeous, perfect, perfectly, amazing, wonderful*, delicious, fantastic, brilliant, great job, great work, excellent, stunning, so happy, delighted, very happy, best we, superb, well done, made our day, looks good, look good, sounds good, looks great, coming back',
    ),
    turn: split(
      "but, however, though, although, except, unfortunately, not, didn't, doesn't, isn't, wasn't, weren't, don't, can't, couldn't, won't, never, nobody, no one, still, only problem, instead",
    ),
    wish: split(
      "please, i want, we want, i would like, we would like, i'd like, we'd like, i need, we need, i will take, we will take, i'll take, we'll take, i will have, we'll have, put me down, put us down, can you, could you, would you, looking for, same again, order, send me, send us, call me, ring me, let me know",
    ),
    numbers: split(
      'two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, fifteen, twenty, thirty, forty, fifty, dozen, a couple of',
    ),
    deceased: split(
      'passed away, passed on, bereave*, deceased, late husband, late wife, late mother, late father, in her memory, in his memory, funeral, wake, cremation',
    ),
    died: split('died, dead, death, dying, lost, buried, burying, headstone*, gravestone*, grave, coffin'),
    kin: split(
      'mother, mum, mam, mom, father, dad, husband, wife, partner, son, daughter, brother, sister, grandmother, grandfather, gran, nan, granny, grandad, grandpa, aunt, uncle, friend, baby, dog, cat',
    ),
    says: split(
      "i, i'm, i'd, i'll, we, we're, we'd, we'll, you, he, she, it, it's, they, my, our, your, is, are, was, were, have, has, had, will, would, could, can, should, do, does, there, not, no, don't",
    ),
    special: split(
      'christmas*, easter, bank holiday*, public holiday*, new year*, boxing day, good friday, holidays, january, february, march, april, may, june, july, august, september, october, november, december',
    ),
    frame: split(
      'hi, hello, hey, hiya, dear, good morning, good afternoon, good evening, kind regards, best regards, regards, best wishes, yours sincerely, yours, sincerely, cheers, many thanks, lots of love',
    ),
  },
  de: {
    praise: split(
      'wunderschön*, traumhaft*, großartig*, toll*, super, lecker*, perfekt*, herrlich*, begeistert, ausgezeichnet*, wunderbar*, fantastisch*, glücklich, klasse, spitze, kompliment*, sehr zufrieden, lob',
    ),
    turn: split('aber, jedoch, leider, nicht, kein*, nie, niemand, trotzdem, allerdings, nur, statt, obwohl'),
    wish: split(
      'bitte, ich möchte, wir möchten, möchte, möchten, ich hätte gern*, hätten gern*, hätte gern*, brauche, brauchen, bräuchte*, benötige*, ich nehme, wir nehmen, bestelle*, nehmen sie, könnten sie, könntet ihr, können sie, könnt ihr, würden sie, suche, suchen, ich würde, wir würden, rufen sie, ruf mich, meldet euch, melden sie',
    ),
    numbers: split('zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, zwanzig, dreißig, dutzend'),
    deceased: split(
      'verstorben*, gestorben*, todesfall, beerdigung*, trauerfeier*, beisetzung*, hinterblieben*, trauerkarte*, trauerkranz, trauerkränze, trauergesteck*, einäscherung',
    ),
    died: split('tot, tod, starb, grabstein*, grab, sarg'),
    kin: split(
      'mutter, mama, vater, papa, mann, frau, partner, partnerin, sohn, tochter, bruder, schwester, oma, opa, großmutter, großvater, tante, onkel, freund, freundin, hund, katze',
    ),
    says: split(
      'ich, wir, sie, ihr, er, es, mein*, unser*, ist, sind, war, waren, habe, haben, hat, hatte, hätte*, wird, werden, würde*, kann, können, könnte*, soll*, möchte*, nicht, kein*, gibt, kommen, heiraten',
    ),
    special: split(
      'weihnacht*, ostern, ostermontag, feiertag*, silvester, neujahr, heiligabend, pfingst*, januar, februar, märz, april, mai, juni, juli, august, september, oktober, november, dezember',
    ),
    frame: split(
      'hallo, hi, hey, guten tag, guten morgen, guten abend, moin, servus, grüß gott, sehr geehrte*, liebe*, viele grüße, liebe grüße, freundliche grüße, mit freundlichen grüßen, beste grüße, herzliche grüße, lg, mfg, vg',
    ),
  },
  fr: {
    praise: split(
      'super, magnifique*, parfait*, délicieu*, merveilleu*, génial*, excellent*, ravi*, très content*, sublime*, bravo, adoré*, adore*, félicitations, formidable*, top',
    ),
    turn: split(
      'mais, cependant, toutefois, malheureusement, pas, jamais, personne, sauf, dommage, aucun*, toujours pas',
    ),
    wish: split(
      "s'il vous plaît, svp, stp, s'il te plaît, je voudrais, nous voudrions, je souhaite*, nous souhait*, on voudrait, j'aimerais, nous aimerions, il me faut, il nous faut, je prends, nous prenons, on prend, commande*, cherche, cherchons, pouvez vous, pourriez vous, peux tu, veuillez, rappelez, merci de, besoin",
    ),
    numbers: split(
      'deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, quinze, vingt, trente, dizaine, douzaine',
    ),
    deceased: split('décédé*, décès, obsèques, enterrement, deuil, funérailles, funéraire*, crémation, inhumation'),
    died: split('mort, morte, perdu, disparu*, tombe, cercueil'),
    kin: split(
      'mère, maman, père, papa, mari, femme, époux, épouse, fils, fille, frère, soeur, sœur, grand mère, grand père, mamie, papi, tante, oncle, ami, amie, chien, chat',
    ),
    says: split(
      "je, j'ai, nous, on, vous, il, elle, ils, mon, ma, mes, notre, nos, votre, est, sont, était, avons, avez, ont, serons, sommes, serait, peut, peuvent, pouvez, faut, pas, ne, y, cherchons, voudrions, c'est",
    ),
    special: split(
      'noël, pâques, férié*, fériés, nouvel an, toussaint, 14 juillet, janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre',
    ),
    frame: split(
      'bonjour, bonsoir, salut, coucou, madame, monsieur, cher*, chère*, cordialement, bien cordialement, bien à vous, bonne journée, bonne soirée, à bientôt, salutations',
    ),
  },
  es: {
    praise: split(
      'precios*, perfecto, perfecta, maravillos*, genial*, delicios*, riquísim*, excelente*, estupend*, encantad*, nos encantó, me encanta, enhorabuena, bonit*, increíble*, fenomenal',
    ),
    turn: split('pero, sin embargo, no, nunca, nadie, tampoco, salvo, lástima, todavía, aunque'),
    wish: split(
      'por favor, quiero, queremos, querría*, quisiera*, me gustaría, nos gustaría, necesito, necesitamos, me llevo, ponme, apúnt*, busco, buscamos, pedido, encargo, encargar, puede usted, podría*, podéis, me podéis, llámame, llámenme, avisad*',
    ),
    numbers: split(
      'dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, quince, veinte, treinta, docena',
    ),
    deceased: split('falleci*, funeral, entierro, velatorio, tanatorio, pésame, difunt*, sepelio, duelo'),
    died: split('murió, muerto, muerta, muerte, perdido, perdimos, lápida, tumba'),
    kin: split(
      'madre, mamá, padre, papá, marido, mujer, esposo, esposa, hijo, hija, hermano, hermana, abuelo, abuela, tío, tía, amigo, amiga, perro, perra, gato',
    ),
    says: split(
      'yo, nosotros, somos, soy, es, son, era, estamos, está, están, tengo, tenemos, he, hemos, ha, mi, mis, nuestro, nuestra, quiero, queremos, puede*, podría*, hay, no, vamos, sería, serían',
    ),
    special: split(
      'navidad*, nochebuena, nochevieja, año nuevo, reyes, semana santa, festivo*, puente, enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre',
    ),
    frame: split(
      'hola, buenas, buenas tardes, buenos días, buenas noches, estimad*, querid*, un saludo, saludos, saludos cordiales, atentamente, un abrazo, besos',
    ),
  },
  nl: {
    praise: split(
      'heerlijk*, prachtig*, geweldig*, perfect*, fantastisch*, super, mooi*, lekker*, compliment*, blij, tevreden, top, toppie, genoten, schitterend*, leuk*',
    ),
    turn: split('maar, echter, helaas, niet, geen, nooit, niemand, toch, jammer, alleen, nog steeds'),
    wish: split(
      'graag, alsjeblieft, alstublieft, aub, svp, ik wil, wij willen, we willen, ik zou, we zouden, nodig, ik neem, we nemen, bestel*, zoek, zoeken, kunt u, kun je, kunnen jullie, zou u, wilt u, willen jullie, bel me',
    ),
    numbers: split(
      'twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf, vijftien, twintig, dertig, dozijn',
    ),
    deceased: split(
      'overleden, overlijden, overleed, begrafenis, uitvaart, rouw*, crematie, condoleance*, wijlen, nabestaanden',
    ),
    died: split('dood, gestorven, stierf, verloren, grafsteen, graf'),
    kin: split(
      'moeder, mama, vader, papa, man, vrouw, partner, zoon, dochter, broer, zus, oma, opa, tante, oom, vriend, vriendin, hond, kat',
    ),
    says: split(
      'ik, wij, we, u, je, jullie, hij, zij, ze, er, mijn, ons, onze, is, zijn, was, waren, heb, hebben, heeft, wil, willen, kan, kunnen, kunt, zou, zouden, niet, geen, komen',
    ),
    special: split(
      'kerst*, pasen, pinksteren, feestdag*, oudjaar*, nieuwjaar*, koningsdag, hemelvaart*, januari, februari, maart, april, mei, juni, juli, augustus, september, oktober, november, december',
    ),
    frame: split(
      'hallo, hoi, hey, hi, goedemorgen, goedemiddag, goedenavond, goedendag, dag, beste, geachte, groet, groeten, groetjes, met vriendelijke groet, mvg, vriendelijke groet, hartelijke groet',
    ),
  },
  it: {
    praise: split(
      'bellissim*, perfett*, meraviglios*, ottim*, squisit*, buonissim*, fantastic*, complimenti, bravissim*, bravi, stupend*, splendid*, eccellent*, content*, felic*, delizios*',
    ),
    turn: split('ma, però, tuttavia, purtroppo, non, mai, nessuno, tranne, peccato, ancora'),
    wish: split(
      'per favore, per piacere, vorrei, vorremmo, voglio, vogliamo, ho bisogno, abbiamo bisogno, ci serv*, mi serv*, ci servirebb*, prendo, prendiamo, ordin*, cerco, cerchiamo, potete, potreste, può, potrebbe, mi chiami, richiamat*, fatemi sapere',
    ),
    numbers: split(
      'due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici, quindici, venti, trenta, dozzina',
    ),
    deceased: split(
      'decedut*, venuta a mancare, venuto a mancare, è mancat*, funeral*, lutto, defunt*, esequie, scomparsa di',
    ),
    died: split('morto, morta, morte, perso, scompars*, lapide, tomba'),
    kin: split(
      'madre, mamma, padre, papà, marito, moglie, figlio, figlia, fratello, sorella, nonno, nonna, zio, zia, amico, amica, cane, gatto',
    ),
    says: split(
      'io, noi, siamo, sono, è, era, erano, ho, abbiamo, ha, hanno, mio, mia, nostro, nostra, vorrei, vorremmo, può, possiamo, potete, potreste, non, ci, mi, saremo, sarebbe, vogliamo',
    ),
    special: split(
      "natale, pasqua, pasquetta, ferragosto, capodanno, epifania, festivi, festività, gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre, l'immacolata",
    ),
    frame: split(
      'buongiorno, buonasera, salve, ciao, gentile, gentili, caro, cara, spett*, cordiali saluti, distinti saluti, saluti, un saluto, a presto, grazie e saluti',
    ),
  },
  pt: {
    praise: split(
      'maravilhos*, perfeit*, excelente*, lind*, delicios*, ótim*, fantástic*, parabéns, adorámos, adorei, adoramos, impecável, espetacular*, felizes, encantad*, incrível',
    ),
    turn: split('mas, porém, contudo, infelizmente, não, nunca, ninguém, exceto, pena, ainda'),
    wish: split(
      'por favor, se faz favor, quero, queremos, queria, queríamos, gostaria*, gostávamos, preciso, precisamos, precisava, levo, encomend*, procuro, procuramos, podem, poderia*, podia*, pode ligar, liguem, avisem',
    ),
    numbers: split(
      'dois, duas, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, quinze, vinte, trinta, dúzia',
    ),
    deceased: split('falec*, funeral, velório, luto, enterro, defunt*, óbito, cremação'),
    died: split('morreu, morto, morta, morte, perdi, perdemos, lápide, campa'),
    kin: split(
      'mãe, pai, marido, mulher, esposa, filho, filha, irmão, irmã, avô, avó, tio, tia, amigo, amiga, cão, cadela, gato',
    ),
    says: split(
      'eu, nós, somos, sou, é, são, era, estamos, está, estão, tenho, temos, meu, minha, nosso, nossa, quero, queremos, queria*, podem, pode, não, há, vamos, seria, seriam, gostaria*',
    ),
    special: split(
      'natal, páscoa, feriado*, ano novo, carnaval, consoada, janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro',
    ),
    frame: split(
      'olá, oi, bom dia, boa tarde, boa noite, caro, cara, caros, exmo*, exma*, cumprimentos, com os melhores cumprimentos, melhores cumprimentos, atenciosamente, abraço, beijinhos',
    ),
  },
};

interface ToneWords {
  praise: string[];
  /** Words after which praise is none: "lovely, but". */
  turn: string[];
  /** What turns a statement into something to be done. */
  wish: string[];
  /** From two on; digits need no list. */
  numbers: string[];
  /** Of people only. */
  deceased: string[];
  /** Batteries die too: these need one of `kin` in their sentence. */
  died: string[];
  kin: string[];
  /** Words of whole sentences, which no list of things has. */
  says: string[];
  /** Days on which the week's hours may not hold. */
  special: string[];
  /** Greetings and farewells. */
  frame: string[];
}
