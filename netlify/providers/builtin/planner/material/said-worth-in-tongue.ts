import type { PostLanguage } from '../../../../../src/domain/text-language';
import { worthOf } from './said-worth';

/** What a customer would stop for, in the words of the language: what is never done, since when, what is free, who speaks. */
export const worthIn = (language: PostLanguage | 'other', text: string): number =>
  worthOf(text) +
  (language === 'other'
    ? 0
    : (weights[language] ?? []).reduce((sum, [at, worth]) => sum + (at.test(text) ? worth : 0), 0));

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** Who does something, and what `said-worth.ts` has no word for. */
const weights: Partial<Record<PostLanguage, readonly (readonly [RegExp, number])[]>> = {
  de: [
    [word('wir|ich|mir|man|ihr|du|Sie|wird|ist|sind|kommt|geht|gibts?|kann|muss|dauert|kriegen?|machen?|bringst?'), 2],
    [word('selber|selbst|von Hand|ewig|Generation(?:en)?|Oma|Opa|versprochen|wo sonst|möglichst ohne'), 2],
  ],
  fr: [
    [word("on|nous|je|j|vous|est|sont|c[’']est|ont|peut|dure|va|sent"), 2],
    [word('sans|même|à la main|chaque|six fois|seul|pépé|grand-père|génération'), 2],
  ],
  es: [
    [
      word(
        '\\p{L}{3,}(?:amos|emos|imos)|te|le|yo|vos|tú|usted|es|son|está|tiene|traes|dejas|llenás|voy|hago|cobro|trabajo|se',
      ),
      2,
    ],
    [word('sin|nada de|a mano|abuel[oa]|donde no|desde|aunque'), 2],
  ],
  it: [
    [word('\\p{L}{3,}iamo|vi|ti|si|è|sono|viene|fa|io|voi|mangiano|insegno|faccio|vendo|porto'), 2],
    [word('mai|sempre|ogni|senza|solo|nonn[oa]|generazion[ei]|a mano|da \\d+ anni|gratis'), 3],
  ],
  nl: [
    [word('wij|we|ik|u|je|ge|is|zijn|kan|mag|komt|staat|ligt|wordt'), 2],
    [word('nooit|altijd|elke?|zonder|alleen|geen|jaar|opa|vader|generaties?|met de hand|gratis'), 3],
  ],
  pl: [
    [word('\\p{L}{3,}(?:amy|emy|imy|ymy|uję)|jest|są|można|trzeba|się|mam|tnę|przyjeżdżam|przyślij'), 2],
    [word('bez|nigdy|zawsze|tylko|każd\\p{L}*|od \\d+|pokole\\p{L}+|ręcznie|gratis|dziad\\p{L}+'), 3],
  ],
  pt: [
    [word('\\p{L}{3,}(?:amos|emos|imos)|a gente|você|é|são|tá|está|dá|tem|crio|vendo|faço|fica|deixa|busca'), 2],
    [word('nunca|sempre|cada|sem|só|avô|avó|gerações|à mão|grátis|desde|até'), 3],
  ],
};
