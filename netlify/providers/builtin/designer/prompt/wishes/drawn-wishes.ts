import { colourTerms, colourWordsOf } from './colour-names';
import { moodOfWord, moodPhrases } from './drawn-moods';

/**
 * How much of a wish a picture follows: its colours, dark or quiet ones too, the moods that are drawn, and that no people or
 * words are drawn.
 */
export function drawnOf(wish: string): 'all' | 'part' | 'none' {
  const words = wish.toLowerCase();
  const others = colourWordsOf(
    moodPhrases.reduce((rest, [, phrase]) => rest.replace(new RegExp(phrase, 'giu'), ' '), words),
  )
    .replace(/\p{L}[\p{L}'’-]*/gu, (word) => (moodOfWord(word) === null ? word : ' '))
    .replace(inEast, ' ')
    .replace(quiet, ' ')
    .replace(neverDrawn, ' ')
    .replace(colourTerms, ' ')
    .replace(shades, ' ');
  if (others === words) return 'none';
  return (others.match(/\p{L}[\p{L}'’-]*/gu) ?? []).every((word) => joining.has(word)) ? 'all' : 'part';
}

/** "… の雰囲気でお願いします". */
const inEast =
  /[なのい]?(?:雰囲気|感じ|イメージ|デザイン|スタイル|トーン|색감|느낌|분위기)(?:で|に|の|を|お願いします|してください|ください|으로|로)*/gu;
/** "Nicht zu bunt, bitte". */
export const quiet =
  /(?:too|zu|trop|muy|demasiado|troppo|te|muito)\s(?:colou?rful|bright|bunt|grell|colorée?|vif|colorid[oa]|colorat[oa]|vivace|kleurrijk|bont)|(?:go easy on|few|wenige?|peu de|pocos|pochi|weinig|poucas)\s(?:the )?(?:colou?rs|farben|couleurs|colores|colori|kleuren|cores)/iu;
const neverDrawn =
  /(?<!\p{L})(?:no|without|keine?n?|ohne|pas de|sans|sin|senza|niente|sem|nada de|geen|zonder|bez|żadnych)\s(?:pictures? of |photos? of |images? of )?(?:people|persons?|faces|humans|hands|crowds?|bab(?:y|ies)|photos?|stock photos?|menschen|personen|leute|gesichter|fotos|personnes?|visages?|personas|gente|caras|persone|volti|pessoas|rostos|mensen|gezichten|ludzi|twarzy)(?!\p{L})(?:\s(?:in|on|auf|sur|en|nella|na|op)\s(?:the|dem|der|la|el|de|het)?\s?(?:picture|poster|image|bild|plakat|image|affiche|imagen|foto|immagine|imagem|afbeelding))?/iu;
const shades =
  /(?<!\p{L})(?:dark|darker|pastels?|monochrome|neutral|dunkle?[rsnm]?|düster\p{L}*|sombres?|foncée?s?|oscur[oa]s?|scur[oaie]|escur[oa]s?|donkere?|colou?rs?|tones?|shades?|background|farben|farbtöne\p{L}*|tönen?|hintergrund|couleurs?|tons?|fond|colores|tonos|fondo|colori|toni|sfondo|kleuren|tinten|achtergrond|cores|fundo|kolory|kolorach|tło)(?!\p{L})/giu;
/** Words that only join others. */
const joining: ReadonlySet<string> = new Set(
  'a an the and or but not no with in of on very quite rather really too so bit little please only just something anything all our my your brand use it make keep look looking feel feeling mood style vibe vibes aesthetic atmosphere touch lots plenty like as be should would i we d want if possible picture poster flyer design und oder aber nicht mit sehr ganz eher ein eine einen bitte stil stimmung look optik etwas soll es wirken aussehen sein machen mach viel in den die das unsere unseren et ou mais pas avec très plutôt dans les des une un nos svp ambiance style esprit quelque chose de beaucoup s’il vous plaît y o e pero con muy un una en los las nuestros por favor estilo aire aspecto ambiente algo toque que sea parezca quede tenga ma non molto nei nostri per favore stile atmosfera qualcosa di aria tanto che sembri sia met maar niet heel een in de het onze graag sfeer stijl uitstraling iets een mag zijn veel com muito em nas nossas estilo clima visual ar que pareça fique proszę w i z bardzo styl stylu klimat klimacie nastrój coś niech będzie najlepiej lovely nice great preferably ideally gern gerne liebsten halt haltet halten sie es möglichst préférence gardez garde faites fais ça le reste restez preferiblemente mejor mantenlo hazlo hacedlo preferibilmente meglio tienilo tenetelo liefst hou houd maak preferência mantenha mantenham isso raczej gärna helst håll gör låt det vara och något tack gjerne hold gjør gør være og noe noget takk tak kan må får'.split(
    ' ',
  ),
);
