import type { TradeKind } from '../../../../src/domain/trade-kind';

/**
 * What a description says first that is done, where that is plain: "we rent", "verhuur van", "geplant und gebaut". It tells
 * which kinds of business cannot be meant: who rents out coolers is no restaurant, and who builds tree houses lets none.
 */
export function isOtherDeed(what: string, { kind, names }: { kind: TradeKind; names: readonly string[] }): boolean {
  const deed = deeds.find(({ says }) => says.test(what.trimStart()));
  return deed !== undefined && !deed.kinds.has(kind) && !names.some((name) => deed.named.test(name));
}

const WHO = '(?:(?:hi,? )?(?:we|i|wir|ich|nous|on|je|wij|ik|my)(?: (?:now|also|only|mainly|just|mostly))? )?';
const first = (verbs: string): RegExp => new RegExp(`^${WHO}(?:${verbs})(?!\\p{L})`, 'iu');

const deeds: readonly Deed[] = [
  {
    says: first(
      '(?:rent|hire|lease)(?: out)?|(?:rental|hire) of|verleihen?|vermieten?|verleih|vermietung|louons|loue|location|alquil(?:o|amos|er)|rent(?:o|amos|a de)|noleggi(?:o|amo)|affitt(?:o|iamo)|verhu(?:ur|ren)|alug(?:o|amos|uel)|wypożycz(?:am|amy|alnia)|wynajm\\p{L}*|wynajem',
    ),
    kinds: new Set<TradeKind>(['rental', 'events', 'stay', 'place-to-visit']),
    named: /\b(?:hire|rental|rent|rentals|leasing)\b/iu,
  },
  {
    says: first(
      '(?:plan and |design and )?(?:build|make|craft|turn)|bauen?|fertigen?|construi(?:sons|s)|fabriqu(?:ons|e)|fabric(?:o|amos)|construy(?:o|imos)|costrui(?:amo|sco)|bouwen?|bud(?:uję|ujemy)',
    ),
    kinds: new Set<TradeKind>([
      'maker',
      'food',
      'home-visits',
      'creative',
      'shop',
      'agriculture',
      'business',
      'grief',
      'repair',
      'digital',
      'events',
    ]),
    named: /\b(?:build|mak|manufactur|craft)/iu,
  },
  {
    says: first(
      'repair|fix|mend|restore|(?:service|maintain) and repair|reparieren?|restaurieren?|réparons|répare|repar(?:o|amos)|ripar(?:o|iamo)|repareren|repareer|consert(?:o|amos)|napraw(?:iam|iamy)',
    ),
    kinds: new Set<TradeKind>(['repair', 'maker', 'home-visits', 'creative', 'business', 'shop', 'grief', 'digital']),
    named: /\b(?:repair|mend|restor|servic|mechanic|doctor)/iu,
  },
];

interface Deed {
  says: RegExp;
  /** Kinds of business that do it. */
  kinds: ReadonlySet<TradeKind>;
  /** A trade whose name says the deed is meant, whatever its kind. */
  named: RegExp;
}
