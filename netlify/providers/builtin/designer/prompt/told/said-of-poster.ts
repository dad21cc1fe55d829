/** Whether words are said to the designer: they speak of the poster, or ask for something to be drawn. */
export const isOfPoster = (words: string): boolean => ofPoster.test(words) || asksToDraw.test(words);

/** Nobody tells customers of the poster that they read. */
const ofPoster =
  /(?<!\p{L})(?:(?:the|this|our|a|last) (?:poster|flyer|picture)|(?:das|ein|dem|im|auf dem) (?:plakat|poster|bild)|ordentliches plakat|l['’]affiche|une affiche|(?:el|un) cartel|(?:la|una) locandina|(?:il|un) manifesto|(?:o|um) cartaz|plakacie|plakat|obrazku|affischen|plakaten|(?:de|een) poster|too much text|dużo tekstu|zu viel text|(?:i|we) (?:don['’]t|do not) (?:need|want) [^,.]{2,30} on it|il faut que ça|trop de texte|mucho texto|troppo testo|veel tekst)(?!\p{L})/iu;
/** "Could you do Biscuit with a child brushing him?" */
const asksToDraw =
  /^(?:could|can|would) you (?:please |maybe )?(?:do|draw|paint|put|show)(?!\p{L})|^(?:draw|paint|show) (?:me|us|a|an|the)(?!\p{L})|^(?:teken|zet er) (?:maar|graag|een)(?!\p{L})|^(?:proszę )?narysować(?!\p{L})/iu;
