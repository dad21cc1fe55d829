import aiPicturesUsedHonestly from '../../../content/blog/ai-pictures-used-honestly.md';
import altTextThatHelps from '../../../content/blog/alt-text-that-helps.md';
import answerABadReview from '../../../content/blog/answer-a-bad-review.md';
import consentAndDoubleOptInInPlainWords from '../../../content/blog/consent-and-double-opt-in-in-plain-words.md';
import localSearchBasics from '../../../content/blog/local-search-basics.md';
import onePageClientBrief from '../../../content/blog/one-page-client-brief.md';
import postingTimesWhenTheClocksChange from '../../../content/blog/posting-times-when-the-clocks-change.md';
import productPhotosWithAPhoneAndAWindow from '../../../content/blog/product-photos-with-a-phone-and-a-window.md';
import readYourNumbersWithoutFoolingYourself from '../../../content/blog/read-your-numbers-without-fooling-yourself.md';
import thirtyMinuteMarketingWeek from '../../../content/blog/thirty-minute-marketing-week.md';
import whatToCheckInAiText from '../../../content/blog/what-to-check-in-ai-text.md';
import whatToPostInAQuietWeek from '../../../content/blog/what-to-post-in-a-quiet-week.md';
import writeDownYourFactsBeforeYouAskAnAi from '../../../content/blog/write-down-your-facts-before-you-ask-an-ai.md';
import privacyPolicy from '../../../content/legal/privacy-policy.md';
import termsOfService from '../../../content/legal/terms-of-service.md';
import { readArticles, type ArticleSource } from './read-article';

/**
 * The blog's articles, newest first; parsed on first use. The bundler includes the files in the function, hence
 * this list: a new article needs one import and one line here, and a test compares it with the folder.
 */
export const articleSources = (): ArticleSource[] =>
  (parsed ??= readArticles(Object.entries(files).map(([slug, file]) => ({ slug, file }))));

export const legalFiles = { privacyPolicy, termsOfService };

let parsed: ArticleSource[] | undefined;

const files: Record<string, string> = {
  'ai-pictures-used-honestly': aiPicturesUsedHonestly,
  'alt-text-that-helps': altTextThatHelps,
  'answer-a-bad-review': answerABadReview,
  'consent-and-double-opt-in-in-plain-words': consentAndDoubleOptInInPlainWords,
  'local-search-basics': localSearchBasics,
  'one-page-client-brief': onePageClientBrief,
  'posting-times-when-the-clocks-change': postingTimesWhenTheClocksChange,
  'product-photos-with-a-phone-and-a-window': productPhotosWithAPhoneAndAWindow,
  'read-your-numbers-without-fooling-yourself': readYourNumbersWithoutFoolingYourself,
  'thirty-minute-marketing-week': thirtyMinuteMarketingWeek,
  'what-to-check-in-ai-text': whatToCheckInAiText,
  'what-to-post-in-a-quiet-week': whatToPostInAQuietWeek,
  'write-down-your-facts-before-you-ask-an-ai': writeDownYourFactsBeforeYouAskAnAi,
};
