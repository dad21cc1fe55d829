import { sectionNames, type TradePack } from './trade-pack';

/** The small-letter words of a trade's own texts, and the words that offers are made of everywhere. */
export function vocabularyOf(packs: TradePack[]): (word: string) => boolean {
  const books = [everywhere, ...packs.map(wordsIn)];
  const has = (word: string) => books.some((words) => words.has(word));
  return (word) => has(word) || has(word.replace(/(?:e?s|ing|ed)$/u, '')) || has(`${word}s`);
}

/** A pack holds some ten thousand words and never changes: it is read once. */
function wordsIn(pack: TradePack): Set<string> {
  const kept = known.get(pack);
  if (kept) return kept;
  const words = new Set<string>();
  for (const section of sectionNames) {
    for (const { title, hook, text, why, ask } of Object.values(pack[section])) {
      for (const word of `${title} ${hook} ${text} ${why} ${ask}`.match(/(?<![\p{L}])\p{Ll}[\p{Ll}'’]+/gu) ?? [])
        words.add(word);
    }
  }
  known.set(pack, words);
  return words;
}

const known = new WeakMap<TradePack, Set<string>>();

const everywhere = new Set(
  `
free new fresh local handmade homemade custom bespoke personal personalised private group small large full daily weekly monthly weekend evening morning lunch dinner breakfast brunch supper
service services servicing repair repairs installation installations maintenance cleaning care treatment treatments therapy consultation consultations advice planning design class classes course courses lesson lessons workshop workshops session sessions training tuition coaching
delivery collection takeaway hire rental rentals sale sales gift gifts voucher vouchers card cards box boxes set sets pack packs plan plans package packages membership memberships subscription subscriptions appointment appointments visit visits check checks inspection inspections assessment assessments survey surveys estimate estimates quote quotes
event events party parties wedding weddings birthday birthdays corporate business home house office family families kids children women men ladies adult adults senior seniors student students beginner beginners
emergency mobile online express same day next organic vegan vegetarian gluten natural traditional classic seasonal special specials premium luxury vintage second hand used
cake cakes bread coffee tea beer wine food drinks menu pizza burgers salads pastry pastries flowers plants furniture clothing clothes shoes bags books toys jewellery accessories hair beauty nails massage yoga pilates fitness dog dogs cat cats pet pets car cars bike bikes tyres boiler boilers heating plumbing electrical roofing painting decorating garden gardens gardening lawn kitchen kitchens bathroom bathrooms windows doors computer computers phone phones website websites tax accounting payroll legal wills insurance mortgages property photography video music piano guitar singing language languages
`
    .trim()
    .split(/\s+/),
);
