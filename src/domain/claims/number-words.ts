import type { ClaimLanguage } from './claim-language';

/** What a number word is worth: "twenty-five", "fünfundzwanzig", "treinta y cinco". Nothing for one, which is an article as well. */
export const numberWords: Readonly<Record<ClaimLanguage, ReadonlyMap<string, number>>> = {
  en: tableOf(
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    'twenty thirty forty fifty sixty seventy eighty ninety',
    'one two three four five six seven eight nine',
    (ten, unit) => [`${ten}-${unit}`, `${ten} ${unit}`],
    { dozen: 12, hundred: 100, thousand: 1000, million: 1e6 },
  ),
  de: tableOf(
    'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    'ein zwei drei vier fünf sechs sieben acht neun',
    (ten, unit) => [`${unit}und${ten}`],
    { dreissig: 30, dutzend: 12, hundert: 100, tausend: 1000, million: 1e6 },
  ),
  nl: tableOf(
    'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    'een twee drie vier vijf zes zeven acht negen',
    (ten, unit) => [`${unit}${/e$/.test(unit) ? 'ën' : 'en'}${ten}`],
    { dozijn: 12, honderd: 100, duizend: 1000, miljoen: 1e6 },
  ),
  fr: tableOf(
    'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    'vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix',
    'un deux trois quatre cinq six sept huit neuf',
    (ten, unit) => [unit === 'un' ? `${ten} et un` : `${ten.replace(/s$/, '')}-${unit}`],
    { douzaine: 12, cent: 100, mille: 1000, million: 1e6 },
  ),
  es: tableOf(
    'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    'uno dos tres cuatro cinco seis siete ocho nueve',
    (ten, unit) => [ten === 'veinte' ? `veinti${unit}` : `${ten} y ${unit}`],
    { docena: 12, cien: 100, ciento: 100, mil: 1000, millón: 1e6 },
  ),
  it: tableOf(
    'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    'uno due tre quattro cinque sei sette otto nove',
    (ten, unit) => [(/^[uo]/.test(unit) ? ten.slice(0, -1) : ten) + unit],
    { dozzina: 12, cento: 100, mille: 1000, milione: 1e6 },
  ),
  pt: tableOf(
    'dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove',
    'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    'um dois três quatro cinco seis sete oito nove',
    (ten, unit) => [`${ten} e ${unit}`],
    { duas: 2, dúzia: 12, cem: 100, cento: 100, mil: 1000, milhão: 1e6 },
  ),
};

function tableOf(
  small: string,
  tens: string,
  units: string,
  compound: (ten: string, unit: string) => string[],
  more: Record<string, number>,
): ReadonlyMap<string, number> {
  const table = new Map(small.split(' ').map((word, index) => [word, index + 2]));
  tens.split(' ').forEach((ten, index) => {
    const value = (index + 2) * 10;
    table.set(ten, value);
    units.split(' ').forEach((unit, one) => {
      for (const word of compound(ten, unit)) table.set(word, value + one + 1);
    });
  });
  for (const [word, value] of Object.entries(more)) table.set(word, value);
  return table;
}
