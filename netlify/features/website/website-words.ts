import { cleanText } from './website-text';

/** The business's name in a page title: the part that its host repeats, otherwise the first that is not "Home". */
export function nameInTitle(title: string, host: string): { name: string; rest: string } {
  const parts = title
    .split(/\s+[|–—·•»:-]\s+|\s*[|»]\s*/)
    .map((part) => part.replace(WELCOME, '').trim())
    .filter((part) => part !== '' && !GENERIC.test(part));
  const label = letters(host.replace(/^www\./, '').split('.')[0] ?? '');
  const repeats = (part: string): boolean =>
    letters(part).length >= 3 && (label.includes(letters(part)) || letters(part).includes(label));
  const name =
    parts.find((part) => part.length <= MAX_NAME && label.length >= 3 && repeats(part)) ??
    parts.find((part) => part.length <= MAX_NAME) ??
    '';
  return { name, rest: parts.filter((part) => part !== name && part.split(' ').length >= 3)[0] ?? '' };
}

/** Topics as a person would list them: no "Home", no "Read more", no sentences, no duplicates. */
export function topicsOf(words: string[], { besides, max }: { besides: string[]; max: number }): string[] {
  const seen = new Set(besides.map(letters));
  const topics: string[] = [];
  for (const word of words) {
    const topic = cleanText(word, 60).replace(/^[\s•·›»–—-]+|[\s:›»→>–—-]+$/g, '');
    const key = letters(topic);
    if (
      topics.length >= max ||
      key.length < 3 ||
      seen.has(key) ||
      topic.endsWith('…') ||
      topic.split(' ').length > 6 ||
      GENERIC.test(topic) ||
      /@|https?:|www\.|\d{4}|[?!©]/.test(topic)
    )
      continue;
    seen.add(key);
    topics.push(topic);
  }
  return topics;
}

/** The postal address in an <address>, without the phone and email that it often contains. */
export function placeIn(text: string): string {
  return cleanText(
    text
      .slice(0, LONGEST_PLACE)
      .replace(/\S+@\S+/g, ' ')
      .replace(
        /(?:\b(?:tel|phone|fax|t|f|m|e-?mail|telefon|téléphone)\b\.?(?:\s*:)?)?\s*\+?\(?\d[\d\s()/.-]{7,}\d/gi,
        ' ',
      )
      .replace(/\b(e-?mail|phone|tel|telefon|fax)\b\.?:?/gi, ' '),
    160,
  ).replace(/^[\s,;|:-]+|[\s,;|:-]+$/g, '');
}

/** Only letters and digits of any script, for comparing. */
const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const WELCOME =
  /^(welcome to( the)?|willkommen (bei|im|in)|bienvenue (chez|à)|bienvenid[oa]s? a|benvenuti (da|a)|home of)\s+/i;
/** Words in menus and headings of every website, in the most common languages. */
const GENERIC =
  /^(home ?(page)?|start(seite)?|accueil|inicio|index|welcome|willkommen|bienvenue|about( us)?|about .{0,20}|über uns|à propos|sobre nosotros|chi siamo|over ons|contact( us)?|kontakt|contacto|contatti|get in touch|find us|where to find us|visit( us)?|directions|anfahrt|location|opening (hours|times)|hours|öffnungszeiten|horaires|blog|news|aktuelles|actualités|noticias|events|press|media|gallery|galerie|photos|team|our (team|story|history|values|mission)|meet the team|jobs|careers|karriere|faqs?|help|support|search|suche|menu|main menu|navigation|skip to .*|toggle.*|close|open|next|previous|back|more|read more|learn more|find out more|mehr|weiterlesen|see (all|more)|view (all|more)|show (all|more)|shop now|buy now|book( now| online)?|order( now| online)?|log ?in|sign (in|up|out)|register|account|my account|mein konto|cart|basket|warenkorb|panier|checkout|wishlist|newsletter|subscribe|privacy( policy)?|datenschutz(erklärung)?|impressum|imprint|legal( notice)?|mentions légales|terms.*|agb|cookies?( policy)?|sitemap|site map|testimonials|reviews|what .* say.*|customers|clients|partners|facebook|instagram|twitter|x|youtube|linkedin|tiktok|pinterest|whatsapp|english|deutsch|français|español|italiano|en|de|fr|es|it|nl|services|products|our (services|products|work)|leistungen|produkte|angebot|shop|store|portfolio|projects|resources|features|pricing|prices|preise|quick links|links|follow us|share|related.*|latest.*|recent.*|404.*|untitled.*|page)$/i;
const MAX_NAME = 80;
/**
 * A page's data may contain an "address" of megabytes, and the patterns for email and phone would scan long
 * words repeatedly.
 */
const LONGEST_PLACE = 1_000;
