/**
 * What an idea and an answer can both be about, whatever the words: how often, how long, how much or how many. "How often does
 * a knife need the stone?" and "Twice a year is enough" are one question, and so are "Hoe lang duurt het?" and "14 maanden".
 */
export type Measure = 'often' | 'long' | 'much';

/** What a title, or a question, asks for; null for anything else. */
export const measureAsked = (text: string): Measure | null =>
  measures.find((measure) => asks[measure].test(text)) ?? null;

/** The same without the words that ask, so that only its subject is left. */
export const withoutMeasure = (text: string): string =>
  measures.reduce((left, measure) => left.replace(asks[measure], ' '), text);

/** What an answer gives in figures. */
export const measuresGiven = (text: string): ReadonlySet<Measure> =>
  new Set(measures.filter((measure) => gives[measure].test(text)));

const measures: readonly Measure[] = ['often', 'long', 'much'];

const edge = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
const times =
  '(?:days?|weeks?|months?|years?|hours?|minutes?|nights?|seasons?|Tagen?|Wochen?|Monaten?|Jahren?|Stunden?|Minuten|jours?|semaines?|mois|ans?|années?|heures?|minutes|días?|semanas?|mes(?:es)?|años?|horas?|minutos|dagen|weken|maand(?:en)?|jaar|jaren|uur|uren|minuten|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|or[ae]|minuti|dias?|meses|anos?|horas|dni|tygodni\\p{L}*|miesi\\p{L}+|lat|lata|roku?|godzin\\p{L}*|minut)';
const number =
  '(?:\\d+(?:[.,]\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|deux|trois|quatre|cinq|dix|dos|tres|cuatro|cinco|seis|diez|twee|drie|vijf|zes|tien|due|tre|quattro|cinque|sei|dieci|dois|duas|três|quatro|dez|dwa|dwie|trzy|cztery|pięć|sześć|dziesięć)';

const asks: Record<Measure, RegExp> = {
  often: edge(
    'how often|how many times|(?:once|twice|three times) an? (?:day|week|month|year)|wie oft|wie häufig|in welchen Abständen|combien de fois|tous les combien|à quelle fréquence|(?:una|dos) veces (?:al|por)|cada cuánto|con qué frecuencia|cuántas veces|hoe vaak|om de hoeveel|ogni quanto|quante volte|con che frequenza|de quanto em quanto|com que frequência|quantas vezes|jak często|co ile|ile razy',
  ),
  long: edge(
    'how long|how soon|how fast|how many (?:days|weeks|months|years|hours|minutes|lessons|sessions|visits)|wie lange|wie schnell|wie viele (?:Tage|Wochen|Monate|Jahre|Stunden|Minuten|Termine|Sitzungen)|combien de (?:temps|jours|semaines|mois|séances|leçons)|cuánto (?:tiempo|dura|tarda|aguanta)|cuántos (?:días|meses|años)|cuántas (?:horas|semanas|sesiones|clases)|con cuánt[oa]s?|hoe ?lang|hoe snel|hoeveel (?:tijd|dagen|weken|maanden|lessen|keer duurt)|quanto (?:tempo|dura|ci vuole)|quant[ie] (?:giorni|mesi|anni|lezioni|sedute)|quanto tempo|quantos (?:dias|meses|anos)|quantas (?:horas|semanas|aulas|sessões)|jak długo|ile (?:czasu|trwa|dni|tygodni|lekcji)',
  ),
  much: edge(
    'how much (?:does|do|is|are|will|would|should)|what (?:does|do|will) .{2,40} cost|what it costs|was kostet|was kosten|wie teuer|wie viel kostet|combien (?:coûte|ça coûte|cela coûte|faut-il compter)|quel prix|cuánto (?:cuesta|vale|sale)|qué precio|wat kost|hoe duur|quanto cost\\p{L}+|quanto custa\\p{L}*|ile kosztuj\\p{L}+',
  ),
};
const gives: Record<Measure, RegExp> = {
  often: new RegExp(
    `(?<!\\p{L})(?:(?:every|alle|tou(?:s|tes) les|cada|elke|om de|ogni|a cada|de|co) ${number}? ?(?:(?:or|to|bis|à|a|o|tot|of|em) ${number} )?${times}|(?:once|twice|${number} times) (?:a|an|per|every) \\p{L}+|every (?:other|second|single) \\p{L}+|${number}(?:mal| Mal) (?:im|pro|am) \\p{L}+|${number} fois par|${number} veces (?:al|por)|${number} keer per|${number} volt[ae] (?:l['’]|al|a)|${number} vezes (?:por|ao)|${number} razy (?:w|na))`,
    'iu',
  ),
  long: new RegExp(
    `(?<!\\p{L})${number}(?:[ -]?(?:-|–|to|or|bis|oder|à|ou|a|o|tot|of|do|lub) ?${number})? ${times}(?!\\p{L})`,
    'iu',
  ),
  much: /(?:[$£€₦₹¥]|(?<!\p{L})(?:Rs\.?|N|kr\.?|CHF|Fr\.|zł)) ?\d|\d[\d.,]* ?(?:[$£€₦₹¥]|(?:euros?|Franken|francs|pesos|dollars?|pounds|quid|rupees|naira|reais|złotych|zł|kr)(?!\p{L}))/u,
};
