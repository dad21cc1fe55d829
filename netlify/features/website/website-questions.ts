import type { HTMLElement } from 'node-html-parser';
import { cleanSentences, cleanText } from './website-text';

/**
 * Questions that a page asks and answers itself: in folding sections, in lists of terms, or as headings followed by
 * text. Only text that ends in a question mark is a question.
 */
export function readQuestions(root: HTMLElement): AskedOnPage[] {
  const found: AskedOnPage[] = [];
  const add = (question: string | undefined, answer: string | undefined): void => {
    const asked = cleanText(question, 200);
    const told = cleanSentences(answer, LONGEST_ANSWER);
    if (found.length < MAX_QUESTIONS && isQuestion(asked) && told.split(' ').length >= 3 && !isQuestion(told))
      found.push({ question: asked, answer: told });
  };
  for (const section of root.querySelectorAll('details').slice(0, MAX_LOOKED_AT)) {
    const summary = section.querySelector('summary');
    const whole = section.structuredText;
    const asked = summary?.structuredText ?? '';
    add(asked, whole.trim().startsWith(asked.trim()) ? whole.trim().slice(asked.trim().length) : '');
  }
  for (const term of root.querySelectorAll('dt').slice(0, MAX_LOOKED_AT)) {
    const next = term.nextElementSibling;
    if (next?.tagName === 'DD') add(term.structuredText, next.structuredText);
  }
  for (const heading of root.querySelectorAll('h2, h3, h4, h5').slice(0, MAX_LOOKED_AT)) {
    if (!isQuestion(cleanText(heading.structuredText, 200))) continue;
    const texts: string[] = [];
    for (
      let next = heading.nextElementSibling;
      next && !/^H[1-6]$/.test(next.tagName) && texts.length < 3;
      next = next.nextElementSibling
    )
      texts.push(next.structuredText);
    add(heading.structuredText, texts.join(' '));
  }
  return found.filter((one, at) => found.findIndex(({ question }) => question === one.question) === at);
}

const isQuestion = (text: string): boolean => /\p{L}.*[?؟？]$/u.test(text);

const MAX_QUESTIONS = 20;
const MAX_LOOKED_AT = 100;
const LONGEST_ANSWER = 600;

export interface AskedOnPage {
  question: string;
  answer: string;
}
