import { languageOf, type PostLanguage } from '../../../../../src/domain/text-language';

/**
 * How an owner speaks to readers, by pronouns and by the verbs that have one form for it: "bei Ihnen", "su furgoneta", "uw pils"
 * are formal, "eure Sachen", "llevas", "ge krijgt" are not. null where they speak to nobody, or in both ways.
 */
export function addressedIn(text: string): 'formal' | 'warm' | null {
  const language = languageOf(text);
  const forms = language === null || language === 'other' ? undefined : addresses[language];
  if (!forms) return null;
  const [isFormal, isWarm] = [forms.formal.test(text), forms.warm.test(text)];
  return isFormal === isWarm ? null : isFormal ? 'formal' : 'warm';
}

/** In French our posts say "vous" whatever the tone. */
const addresses: Partial<Record<PostLanguage, { formal: RegExp; warm: RegExp }>> = {
  de: {
    // At the beginning of a sentence "Sie" may be they.
    formal: /(?<=[^.!?]\s)(?:Sie|Ihnen|Ihr|Ihre[mnrs]?)(?!\p{L})|^Ihre? /u,
    warm: /(?<!\p{L})(?:du|dir|dich|dein\p{L}*|euch|eure?[mnrs]?)(?!\p{L})|(?:^|[^.!?] )ihr (?=\p{Ll}+t(?!\p{L}))|(?:müsst|könnt|habt|bringt|schickt) ihr(?!\p{L})/iu,
  },
  es: {
    formal:
      /(?<!\p{L})(?:usted(?:es)?|puede(?! \p{L}+(?:se|r) por)|le (?:hacemos|hablamos|damos|ponemos|llevamos|decimos|ofrecemos|cobramos|arreglamos)|ponemos su|(?:en|de|a|por|con|para|arreglamos|cuidamos) su (?!\p{L}+ (?:sede|propio)))(?!\p{L})/iu,
    warm: /(?<!\p{L})(?:tú|vos|te|ti|tus?|traes|llevas|llevás|llenás|ponés|tienes|tenés|quieres|querés|dejas|vienes|puedes|podés|vas)(?!\p{L})/iu,
  },
  nl: {
    formal: /(?<!\p{L})(?:u|uw)(?!\p{L})/u,
    warm: /(?<!\p{L})(?:je|jij|jou|jouw|jullie|ge|gij|uwen)(?!\p{L})/iu,
  },
  it: {
    formal: /(?<!\p{L})(?:Lei|Suo|Sua|Suoi|Le (?:diamo|offriamo|portiamo|risponderemo))(?!\p{L})(?<=[^.] \p{L}+)/u,
    warm: /(?<!\p{L})(?:tu|tuo|tua|tuoi|tue|ti|voi|vostr[oaie]|vi)(?!\p{L})/iu,
  },
  pl: {
    formal: /(?<!\p{L})(?:państw\p{L}*|pana|pani|panu)(?!\p{L})/iu,
    warm: /(?<!\p{L})(?:ty|tw[oó]j\p{L}*|twoje(?:go|j)?|cię|ciebie|tobie|przyślij|przynieś|zadzwoń|napisz|przyjedź|masz|chcesz)(?!\p{L})/iu,
  },
  pt: {
    formal: /(?<!\p{L})(?:o senhor|a senhora|vossa|vosso)(?!\p{L})/iu,
    warm: /(?<!\p{L})(?:você|vocês|tu|teu|tua|traz aqui|vem cá)(?!\p{L})/iu,
  },
};
