/** What somebody makes, sells or does, and what is said after it: "celebration cakes from £45". */
export interface Done {
  name: string;
  rest: string;
}

/** "I make celebration cakes from £45", "Wir reparieren Fahrräder aller Marken"; null for a clause of another kind. */
export function doneIn(clause: string): Done | null {
  const [, verb = '', things = ''] = does.exec(clause) ?? doesAfter.exec(clause) ?? [];
  if (
    /^have$/iu.test(verb) &&
    /^(?:\p{L}+ed|been|had|cut|made|done|run|taught|kept|built|grown|gone|come|your|a few|a look|a chat|a go|to)(?:\s|$)/iu.test(
      things,
    )
  )
    return null;
  if (things === '' || toReaders.test(clause) || pointing.test(things) || things.split(' ').length > MOST_WORDS)
    return null;
  const spoken =
    general.test(verb) &&
    !howWell.test(things) &&
    !/^(?:it|this|that|all|everything|es|das|alles|tout|todo|tutto|alles|wszystko)(?!\p{L})/iu.test(things)
      ? things.replace(calledSo, '').replace(too, '').replace(article, '').replace(inflected, '')
      : clause.replace(opening, '');
  // "biete ich einen Abikurs an"
  const name = /(?:ich|wir)/iu.test(clause) ? spoken.replace(/\s(?:an|ab|auf|vor)$/u, '') : spoken;
  const also = name.search(alsoDone);
  const at = also > 0 ? also : name.split(' ').length > MOST_OF_NAME ? name.search(joint) : -1;
  return at > 0 ? { name: name.slice(0, at), rest: name.slice(at).trim() } : { name, rest: '' };
}

/** "Bring your own straps": an order, and nothing that somebody does. */
const toReaders =
  /^(?:please\s)?(?:bring|take|make|do|have|help|give|try|build)\s(?:me|us|it|them|sure|your|yours|yourself|a|an|the|all|any|this|that)(?!\p{L})/iu;
const opening =
  /^(?:(?:so|now|and|today|these days|from now on|(?:every|each) (?:year|month|week|summer|winter|autumn|spring)|nun|jetzt|maintenant|ahora|ora|nu|agora|teraz),?\s)+/iu;
const who = "(?:i|we|(?:i|we)['’]ll|ich|wir|je|j['’]|nous|on|yo|nosotros|nosotras|io|noi|ik|wij|we|eu|nós|ja|my)";
const adverbs =
  '(?:(?:now|also|still|mostly|mainly|just|only|always|can|will|do|auch|jetzt|nun|aussi|también|ahora|anche|ora|ook|nu|também|agora|też|teraz)\\s)*';
/** They say nothing of their own: "I make", "wir bieten". */
const generalVerbs =
  'make|sell|offer|do|run|provide|have|supply|stock|mache|machen|biete|bieten|verkaufe|verkaufen|vermiete|vermieten|fais|faisons|fait|vends|vend|vendons|propose|proposons|loue|louons|hago|hacemos|vendo|vendemos|ofrezco|ofrecemos|alquilo|alquilamos|doy|damos|faccio|facciamo|vendiamo|offro|offriamo|noleggio|noleggiamo|maak|maken|verkoop|verkopen|bied|bieden|verhuur|verhuren|doe|doen|geef|geven|faço|fazemos|ofereço|oferecemos|alugo|alugamos|dou|robię|robimy|sprzedaję|sprzedajemy|oferuję|oferujemy|wynajmuję|wynajmujemy';
const otherVerbs =
  'hire out|rent out|bake|bring|weave|shear|shoot|teach|repair|mend|fix|build|grow|cook|brew|sew|knit|clean|paint|design|train|groom|walk|cut|print|service|deliver|restore|tune|sharpen|fit|install|frame|roast|smoke|carve|make up|look after|take|help|photograph|translate|tutor|mow|prune|upholster|backe|backen|gebe|geben|leite|leiten|verleihe|verleihen|repariere|reparieren|nähe|nähen|unterrichte|unterrichten|baue|bauen|koche|kochen|schneide|schneiden|male|malen|stimme|stimmen|pflege|pflegen|répare|réparons|fabrique|fabriquons|crée|créons|cuisine|cuisinons|donne|donnons|reparo|reparamos|arreglo|arreglamos|cocino|cocinamos|coso|cosemos|imparto|impartimos|enseño|enseñamos|riparo|ripariamo|preparo|prepariamo|prépare|préparons|realizzo|realizziamo|insegno|insegniamo|cucio|bak|bakken|repareer|repareren|naai|naaien|kook|koken|conserto|consertamos|cozinho|costuro|ensino|ensinamos|piekę|pieczemy|naprawiam|naprawiamy|szyję|szyjemy|uczę|uczymy|gotuję|gotujemy|prowadzę|prowadzimy|strzygę';
const verbs = `(${generalVerbs}|${otherVerbs})`;
const general = new RegExp(`^(?:${generalVerbs})$`, 'iu');
/** "Dal primo dicembre | vendiamo": verbs that say who need nobody before them. */
const fromDay = String.raw`(?:(?:dal|dalla|da|desde|a partir d[eo]l?|a partire dal?|dès|à partir d[ue]|este|esta|questo|questa)\s(?:[\p{L}\d]+\s){1,3}?(?=(?:también\s|anche\s|aussi\s)?\p{L}+(?:iamo|amos|emos|imos)\s))?`;
const lead = String.raw`^${fromDay}(?:(?:so|now|and|today|these days|from now on|nun|jetzt|maintenant|ahora|ora|nu|agora|teraz),?\s)*`;
const does = new RegExp(`${lead}(?:${who}\\s?)?${adverbs}${verbs}\\s(.+)$`, 'iu');
/** "Nun backe ich …", "verkopen wij …". */
const doesAfter = new RegExp(`${lead}(?:\\p{L}+\\s){0,4}?${verbs}\\s${who}\\s${adverbs}(.+)$`, 'iu');
/** "I do curly hair properly": nothing without who does it. */
const howWell = /\s(?:properly|well|right|better|differently|by hand|richtig|gut|anders|bien|bene|goed|bem|dobrze)$/iu;
/** "I do | a thing called | forest school". */
const calledSo = /^(?:an?\s)?(?:thing|something|course|service) called\s/iu;
/** "Wir machen | auch Regale". */
const too = /^(?:auch|also|aussi|también|anche|ook|também)\s/iu;
/** "Vermieten wir | den Saal": before a noun alone, a German accusative is that of its article only. */
const inflected = /^(?:den|einen|unseren|meinen)\s(?=\p{Lu})/u;
const article =
  /^(?:an?|the|our|my|some|eine?|unsere?|meine?|des|de la|du|une?|l[ae]s?|lo|gli|nos|mes|un[ao]s?|il|i|le|de|het|een|onze|uma?|os|as)\s/iu;
/** Part of a story, or about nothing named. */
const pointing =
  /^(?:leider|nicht|helaas|niet|pas|jamais|niestety|tyvärr|it|that|this|isto|isso|esto|eso|questo|to|tego|dit|dat|det|ça|cela|(?:seit|depuis|desde|da|há|od|al|since|for|i)\s(?:over\s|mehr als\s)?\d+|my best|sure|sense|up|out|love|care of (?:my|our)|part|a (?:living|difference|break)|spaß|mit|sens|partie|ilusión|parte|mee)(?:\s|$)|(?<!\p{L})(?:years ago|all my life|since i|when i was)(?!\p{L})/iu;
const joint =
  /\s(?=(?:instead of|rather than|statt|anstatt|au lieu de|en vez de|invece di|in plaats van|for|with|in|at|and (?:i|we|want|would|hope|hoping|need|like)|which|that|für|mit|in|bei|pour|avec|dans|para|con|en|per|con|voor|met|com|dla|z)\s)/iu;
/** "Trajes a medida | y también arreglo los que ya tenéis". */
const alsoDone =
  /\s(?:and (?:i|we)? ?also|und (?:auch|außerdem)|et (?:aussi|je|nous)|y también|e anche|e (?:mi|ci) occup\p{L}+|en ook|e também)\s/iu;
const MOST_OF_NAME = 7;
const MOST_WORDS = 20;
