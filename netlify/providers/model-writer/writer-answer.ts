import * as z from 'zod/mini';
import { avoidedWordsIn } from '../../../src/domain/avoid-words';
import { unsupportedClaims } from '../../../src/domain/claims/unsupported-claims';
import { networkLength, type LengthUnit } from '../../../src/domain/network-length';
import { withoutHeadingMarks } from '../../../src/domain/post-body';
import { tongueOf } from '../../../src/domain/text-language';
import { readReply } from '../guarded-web/vendor-fault';
import { languageNames } from './writer-prompt';
import type { Material } from './writer-data';

/** The fields of an answer, cleaned; null when it is not the JSON that was asked for. */
export function readAnswer<Name extends string>(
  text: string,
  sizes: Record<Name, { most: number }>,
): Record<Name, string> | null {
  const schema = z.object(
    Object.fromEntries(Object.keys(sizes).map((name) => [name, z.string().check(z.maxLength(MOST_OF_ANSWER))])),
  );
  const found = readReply(schema, bareJson(text)) as Record<Name, string> | null;
  return (
    found &&
    (Object.fromEntries(
      (Object.entries(found) as [Name, string][]).map(([name, value]) => [name, cleaned(value)]),
    ) as Record<Name, string>)
  );
}

/** What is wrong with the words, as sentences to a writer; empty when they can be used. The first is the one to tell people. */
export function faultsOf(
  words: Record<string, string>,
  sizes: Record<string, { least: number; most: number; unit?: LengthUnit }>,
  {
    given,
    language,
    avoid,
    hasHeadings = false,
  }: Pick<Material, 'given' | 'language' | 'avoid'> & { hasHeadings?: boolean },
): Fault[] {
  const all = Object.values(words).join('\n\n');
  const claims = Object.values(words)
    .flatMap((text) => unsupportedClaims(hasHeadings ? asSentences(text) : text, given, language))
    .map(({ said }) => said);
  const avoided = avoidedWordsIn(all, avoid);
  const tongue = tongueOf(all);
  const checks: [boolean, Fault][] = [
    [
      tongue !== null && tongue !== language,
      { why: 'it was in another language', ask: `Write in ${languageNames[language]}.` },
    ],
    [
      claims.length > 0,
      {
        why: `it claimed ${quoted(claims)}, and nothing you told us says so`,
        ask: `Nothing that you were given says ${quoted(claims)}. Leave it out.`,
      },
    ],
    [avoided.length > 0, { why: `it used ${quoted(avoided)}, which you avoid`, ask: `Do not use ${quoted(avoided)}.` }],
    [
      ABOUT_ITSELF.test(all),
      { why: 'it was about the model and not about your business', ask: 'Write the text itself, nothing about you.' },
    ],
    [PLACEHOLDER.test(all), { why: 'it had gaps to fill in', ask: 'Leave no gaps or placeholders.' }],
    [
      MARKUP.test(hasHeadings ? withoutHeadingMarks(all) : all),
      { why: 'it was no plain text', ask: 'Write plain text: no HTML, no Markdown.' },
    ],
    [repeats(all), { why: 'it repeated itself', ask: 'Say nothing twice.' }],
    ...Object.entries(sizes).map(([name, { least, most, unit = 'characters' }]): [boolean, Fault] => {
      const length = networkLength(words[name] ?? '', unit);
      return [
        length < least || length > most,
        {
          why: length < least ? 'it was too short' : 'it was too long',
          ask: `"${name}" must have ${least} to ${most} characters, and has ${length}.`,
        },
      ];
    }),
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, fault]) => fault);
}

/** Some models think aloud first, or fence their JSON. */
function bareJson(text: string): string {
  const said = text.slice(text.lastIndexOf('</think>') < 0 ? 0 : text.lastIndexOf('</think>') + '</think>'.length);
  const [from, to] = [said.indexOf('{'), said.lastIndexOf('}')];
  return from < 0 || to < from ? said : said.slice(from, to + 1);
}

/** Without control characters, direction marks and spare space; paragraphs stay. */
const cleaned = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|[\p{Cf}\p{Co}\p{Cn}]/gu, (sign) => (sign === '\u200d' ? sign : sign === '\t' ? ' ' : ''))
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** A heading ends like a sentence, or its last word would be read with the next one's capital. */
const asSentences = (text: string): string =>
  text.replace(/^## +(\S.*?)([.?!]?)$/gmu, (_whole, heading: string, mark: string) => `${heading}${mark || '.'}`);

function repeats(text: string): boolean {
  const sentences = text
    .toLowerCase()
    .split(/[.!?\n]+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 25);
  // The first line may well take up the title.
  if (sentences.length - new Set(sentences).size > 1) return true;
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  const seen = new Map<string, number>();
  for (let at = 0; at + 4 <= words.length; at += 1) {
    const four = words.slice(at, at + 4).join(' ');
    seen.set(four, (seen.get(four) ?? 0) + 1);
  }
  return [...seen.values()].some((times) => times > 3);
}

const quoted = (said: readonly string[]): string =>
  [...new Set(said)]
    .slice(0, 5)
    .map((one) => `“${one.slice(0, 40)}”`)
    .join(', ');

const ABOUT_ITSELF =
  /\b(?:as an ai|ai language model|language model|i am an ai|i'm an ai|chatgpt|openai|i (?:cannot|can't|can’t|am unable to|won't) (?:write|help|assist|fulfil|comply|provide)|i'm sorry, but|as requested|here is (?:the|your) (?:post|text|rewritten)|als ki|sprachmodell|als sprachmodell|ich kann (?:ihnen|dir)? ?(?:dabei )?nicht helfen|en tant qu['’]ia|modèle de langage|como (?:una )?ia|modelo de lenguaje|als ai|taalmodel|come ia|modello linguistico|modelo de linguagem)\b/iu;
const PLACEHOLDER =
  /\[[^\]\n]{1,60}\]|\{[^}\n]{1,60}\}|<[a-z][^>\n]{0,60}>|_{3,}|\b(?:lorem ipsum|todo|tbd|xxx+|your (?:business|company) name|insert (?:name|date|price|link)(?: here)?|placeholder)\b/iu;
const MARKUP =
  /<\/?[a-z][\s\S]{0,200}?>|&(?:amp|lt|gt|quot|nbsp|#\d+);|\*\*|^#{1,6} |^```|\]\(https?:|^\s*[-*] .*\n\s*[-*] .*\n\s*[-*] /imu;
const MOST_OF_ANSWER = 10_000;

/** `why` completes "… was not used: "; `ask` is for the writer. */
export interface Fault {
  why: string;
  ask: string;
}
