import { parse } from 'node-html-parser';
import type { Find } from '../../../src/contracts/material-finds';
import { materialLimits } from '../../../src/domain/material-limits';
import { pricesOf } from './website-contact';
import { cleanSentences, cleanText } from './website-text';
import { listOf, textOf, typesOf, type Thing } from './website-json-ld';
import type { PageFacts } from './website-facts';
import { tameHtml } from './website-html';

/**
 * What the pages say that posts can use, each with its page: questions with answers, described services and prices,
 * praise without its author's name, and what the business says about itself.
 */
export function findsOf(pages: readonly PageFacts[], offers: readonly string[]): Find[] {
  const found = pages.flatMap((page): Find[] => {
    const at = page.url.slice(0, materialLimits.page);
    const find = (kind: Find['kind'], text: string, detail = ''): Find[] =>
      text === '' ? [] : [{ kind, text, detail, page: at }];
    return [
      ...page.things
        .filter((thing) => isA(thing, 'Question'))
        .flatMap((thing) => {
          const answer = listOf(thing.acceptedAnswer ?? thing.suggestedAnswer)[0] as Thing | undefined;
          const told = plain(textOf(answer?.text), 600);
          return told ? find('question', plain(textOf(thing.name), 200), told) : [];
        }),
      ...page.questions.flatMap(({ question, answer }) => find('question', question, answer)),
      ...page.things
        .filter((thing) => isA(thing, 'Service') || isA(thing, 'Product'))
        .flatMap((thing) => {
          const told = plain(textOf(thing.description), 400);
          return told.split(' ').length >= 8 ? find('service', plain(textOf(thing.name), 60), told) : [];
        }),
      ...pricesOf(page.things, [...offers]).flatMap(({ offer, price }) => find('price', offer, price)),
      ...page.things
        .flatMap((thing) => (isA(thing, 'Review') ? [thing] : listOf(thing.review)))
        .flatMap((review) => find('review', plain(textOf((review as Thing | null)?.reviewBody), 500))),
      ...page.things.flatMap((thing) =>
        [...listOf(thing.award), ...listOf(thing.slogan)].flatMap((said) => find('fact', plain(textOf(said), 200))),
      ),
    ];
  });
  return found
    .filter((one, at) => found.findIndex(({ kind, text }) => kind === one.kind && text === one.text) === at)
    .slice(0, materialLimits.finds);
}

const isA = (thing: Thing, type: string): boolean => typesOf(thing).includes(type);

/** Structured data may hold markup. */
const plain = (text: string, max: number): string =>
  /<[a-z/]/i.test(text)
    ? cleanSentences(parse(tameHtml(text.slice(0, 20_000))).structuredText, max)
    : max > 200
      ? cleanSentences(text, max)
      : cleanText(text, max);
