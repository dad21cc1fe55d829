/** Whether words speak of snow or the cold months as of what is outside: not of snow peas, nor of what is closed in winter. */
export const namesWinter = (prompt: string): boolean => {
  const plain = prompt.replace(away, ' ');
  return (plain.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => winter.has(word));
};

const winter: ReadonlySet<string> = new Set(
  (
    'snow snowy snowfall snowman snowshoe snowshoes snowboard snowboarding ski skis skiing sledge sledges sleigh winter wintry ' +
    'frost frosty icicle icicles schnee verschneit schneeschuh winterlich rodeln skifahren schneeräumung winterdienst neige ' +
    'enneigé hiver hivernal déneigement luge nieve nevado invierno invernal esquí neve innevato inverno invernale sci sciare ' +
    'sneeuw besneeuwd winters śnieg śniegu zima zimowy zimowe zimą narty odśnieżanie esqui'
  ).split(' '),
);
const away =
  /snow(?:[- ]?(?:peas?|cones?|white|crab|globes?))|(?:(?:closed|closes|no|not|without|geschlossen|zu|fermé|cerrado|chiuso|gesloten|zamknięte)(?: (?:in|for|over|during|im|en|in de|d'|du|zimą|all|the|ganzen))* ?(?:winter|hiver|invierno|inverno|snow|schnee))/giu;
