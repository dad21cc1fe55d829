import type { PostLanguage } from '../../../../../src/domain/text-language';

/**
 * A sentence about what people do or think, with people in it: "They think that …" begins no post, because nobody was named
 * before it, nor does a verb alone where the language lets it ("Mettono i coltelli in lavastoviglie").
 */
export function withPeople(sentence: string, language: PostLanguage): string {
  const { they, says } = people[language];
  return sentence.replace(they, (_all: string, ...groups: unknown[]) => {
    // After the groups come a number and the whole sentence.
    const end = groups.findIndex((group) => typeof group === 'number');
    const verb = groups.slice(0, end).find((group) => typeof group === 'string');
    return typeof verb === 'string' ? `${says} ${verb.toLowerCase()}` : `${says} `;
  });
}

/** Whether a sentence begins with somebody: a story of a person is no "piece of work". */
export const isOfSomebody = (sentence: string): boolean => SOMEBODY.test(sentence.replace(HAD, ''));

/** Whether a sentence tells of a death: nobody is invited to anything below it. */
export const isOfLoss = (sentence: string): boolean => LOSS.test(sentence);

const people: Record<PostLanguage, { they: RegExp; says: string }> = {
  en: { they: /^They (?!(?:are|were|have|had)\b)/u, says: 'People' },
  de: {
    they: /^Sie (?=(?!(?:sind|sollten|sollen|müssen|dürfen|können|haben|werden)\b)\p{Ll}+en\b)/u,
    says: 'Viele',
  },
  fr: { they: /^(?:Ils|Elles|Y(?= \p{Ll}+ent(?!\p{L}))) (?!(?:sont|étaient|ont|avaient)(?!\p{L}))/u, says: 'Beaucoup' },
  es: {
    they: /^(?:Ell[oa]s (?=\p{L})|((?:(?:Le|Lo|La|Les|Los|Las|Se|Nos|Me) )\p{Ll}{2,}[ae]n)(?= \p{L})|((?!Quien|Tambien|Alguien)\p{Lu}\p{Ll}{2,}[ae]n)(?= (?:que|el|la|los|las|un|una|a|en|con|primero|mucho)(?!\p{L})))/u,
    says: 'Muchos',
  },
  nl: { they: /^(?:Ze|Zij) (?=(?!(?:zijn|waren|hebben|hadden)\b)\p{Ll}+n\b)/u, says: 'Veel mensen' },
  it: {
    they: /^(?:Loro (?=\p{L})|((?:(?:Lo|La|Li|Le|Ci|Si|Mi|Ne) )\p{Ll}{2,}(?:ano|ono))(?= \p{L})|((?!Piano|Buono|Strano|Lontano|Invano)\p{Lu}\p{Ll}{2,}(?:ano|ono))(?= (?:che|il|lo|la|i|gli|le|un|una|a|in|di|con|subito|tutto)(?!\p{L})))/u,
    says: 'Molti',
  },
  pt: {
    they: /^(?:El[ea]s (?=\p{L})|(Dão|Põem|Botam|Colocam|Usam|Lavam|Jogam|Deixam|Guardam|Misturam|Esquecem)(?= \p{Ll})|((?!Ontem|Alguém|Quem|Homem|Também|Porém)\p{Lu}\p{Ll}{2,}[ae]m)(?= (?:que|o|a|os|as|um|uma|em|com|primeiro|muito)(?!\p{L})))/u,
    says: 'Muitos',
  },
  pl: {
    they: /^(?:On[ie] (?=\p{L})|(\p{Lu}\p{Ll}{2,}(?:ją|ą))(?=,? (?:że|w|na|do|z|i|od)(?!\p{L})))/u,
    says: 'Niektórzy',
  },
};

/** Whom somebody had, met or taught. */
const HAD =
  /^(?:(?:I|we|ich|wir|ik|we) )?(?:had|got|met|taught|helped|hatten?|habe|kregen|kreeg|hadden|(?:on a|j[’']ai) eu|tuvimos|tuve|abbiamo avuto|ho avuto|tivemos|tive|mieliśmy|mia[łl][ae]m) (?=\p{L})/iu;

const PERSON =
  'lass|guy|bloke|fella|chap|gran|granny|grandad|grandpa|grandma|nan|student|customer|client|woman|man|girl|boy|lad|lady|gentleman|couple|family|mother|father|mum|mom|dad|son|daughter|child|kid|widow|widower|grandmother|grandfather|pupil|learner|patient|bride|groom|neighbour|neighbor|friend|teacher|nurse|farmer|Frau|Mann|Kundin|Kunde|Schülerin|Schüler|Paar|Familie|Mädchen|Junge|Kind|Mutter|Vater|femme|homme|client[ae]?|Opa|Oma|élève|couple|famille|fille|garçon|enfant|mère|père|señora|señor|mujer|hombre|alumn[oa]|pareja|familia|niñ[oa]|madre|padre|vrouw|man|klant|leerling|stel|gezin|meisje|jongen|kind|moeder|vader|signora|signore|donna|uomo|allievo|allieva|coppia|famiglia|bambin[oa]|ragazz[oa]|senhora?|mulher|homem|alun[oa]|casal|família|menin[oa]|mãe|pai|kobieta|pani|pan|klientka|klient|uczeń|uczennica|para|rodzina|dziewczynka|chłopiec|dziecko|mama|tata';
const SOMEBODY = new RegExp(
  `^(?:(?:an?|the|one|my|our|eine?|die|der|das|une?|la|le|l['’]|un|una|el|een|de|het|il|lo|uma?|o|a) ?)?(?:\\p{L}{3,} )?(?:${PERSON})(?!\\p{L})`,
  'iu',
);

const KIN = 'mum|mom|mam|dad|father|mother|husband|wife|nan|gran|brother|sister|son|daughter|partner';
const LOSS = new RegExp(
  `(?<!\\p{L})(?:died|passed away|(?:${KIN}|he|she|who) (?:had )?passed|late (?:${KIN})|lost (?:her|his|their|my|our) (?:${KIN})|funeral|deceased|widow(?:er|ed)?|death|gestorben|verstorben\\p{L}*|tod(?:es)?|beerdigung|witwer?|décéd\\p{L}+|décès|morte?s?|obsèques|enterrement|veu(?:ve|f)|muri[óo]|fallec\\p{L}+|difunt[oa]|muerte|entierro|viud[oa]|overleden|overlijden|overleed|gestorven|begrafenis|weduwe(?:naar)?|mort[oa]|defunt[oa]|funerale|vedov[oa]|morreu|falec\\p{L}+|enterro|velório|viúv[oa]|zmarł\\p{L}*|śmierc\\p{L}*|pogrzeb\\p{L}*|wdow\\p{L}*)(?!\\p{L})`,
  'iu',
);
