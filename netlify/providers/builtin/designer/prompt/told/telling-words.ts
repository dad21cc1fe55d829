/** Who speaks or is spoken to, and the verbs that languages without such words carry them in. */
export const speakers = String.raw`we|i|you|they|it|he|she|there(?=\s(?:is|are|was|were|will|has|have)\s)|(?:we|i|you|they|it|he|she|there|that)['’](?:re|ve|ll|d|m|s)|wir|ich|ihr|sie|es|nous|je|vous|on(?=\s(?:a|est|vous|fait|ouvre|organise|vend|propose|va|lance|accueille|garde|vient|recrute)\s)|il(?=\s(?:y|est|a|fait|vous|se|reste|faut)\s)|ils|elles?|(?:j|c|qu)['’]\p{L}+|wij|ik|jullie|je|u|vi|jeg|jag|det|eu|nós|io|noi|yo|nosotr[oa]s`;
const ownVerbs = String.raw`\p{L}{2,}(?:amos|emos|imos|iamo)|somos|siamo|diamo|damos|vamos|jeste[śm]\p{L}*|\p{L}{3,}(?:amy|emy|imy|ymy)|soy|estoy|tengo|hago|vendo|doy|habrá|hay(?!\s(?:and|bales?|for)\s)|sono|ho|faccio|vendo|c['’]è|sou|tenho|faço|há|mam|robię|zapraszam|hacemos`;
export const beings = String.raw`is|are|was|were|has|have|had|can|will|does|\p{L}+n['’]t|costs?|ist|sind|steht|stehen|liegt|liegen|läuft|haben|habe|bin|suis|sommes|wird|werden|kann|können|gibt|kostet|kosten|bleibt|est|sont|seront|ont|coûte|coûtent|está|están|tiene|cuesta|cuestan|è|ha|hanno|costa|costano|zijn|heeft|hebben|heb|ben|wordt|worden|kost|é|são|vai|vão|estão|tem|custa|custam|fica|jest|są|mają|kosztuje|er|är|har|kan|koster|kostar|paga|pagan`;
/** They tell of a thing only after its name: alone "start" and "open" are orders, or none. */
const others = String.raw`vont|va|font|fait|lohnt|findet|geht|gehen|kommt|kommen|macht|machen|goes|go|gets|get|comes|come|makes|needs?|wants?|lasts?|runs?|starts?|begins?|opens?|closes?|startet|beginnt|dauert|rouvre|ouvre|ferme|commence|dure|empieza|dura|abre|vale|valen|inizia|apre|compie|torna|arriva|riapre|chiude|festeggia|duurt|opent|begint|sluit|começa|zaczyna|rusza|trwa|starter|startar|åpner|öppnar`;

const word = (list: string): RegExp => new RegExp(String.raw`(?<![\p{L}'’-])(?:${list})(?![\p{L}’'])`, 'iu');

/** Somebody speaks, or something is or does something: no bare name of a thing. */
export const tells = word(`${speakers}|${ownVerbs}|${beings}`);
export const speaks = word(`${speakers}|${ownVerbs}`);
const opensWithSpeaker = String.raw`(?:${speakers}|${ownVerbs})(?![\p{L}’'])`;
/** Those that mean something else in another language only before words of their own: French "en" and "ma", English "men". */
export const conjunctions = String.raw`and|but|und|aber|et|y|e|pero|maar|mas|ale|og|och|mais(?=\s(?:nous|on|je|ils?|elles?|c['’]|vous|pas|l[ae]s?)(?!\p{L}))|ma(?=\s(?:non|se|solo|anche|il|siamo|abbiamo|è|sono|chi)\s)|en(?=\s(?:we|wij|ik|je|u|het|de|een|er|dat|op|als|voor|nu|wie|ook|onze|mijn|gratis)\s)|i(?=\s(?:\p{L}*[ąęłśćżźń]\p{L}*|nie|na|w|z|jest|każd\p{L}+|\p{L}+my)\s)|men(?=\s(?:vi|jeg|jag|det|ikke|inte|vår|kom|har|er|är)\s)`;
/** A clause of its own after "and": a speaker, or a few words and their verb. */
export const opensClause = new RegExp(
  String.raw`^(?:(?:now|then|today|jetzt|nun|maintenant|ahora|ora|nu|agora|teraz)\s)?(?:${opensWithSpeaker}|(?:[\p{L}\d'’.,-]+\s){1,6}?(?:${beings}|${ownVerbs}|${others})\s)`,
  'iu',
);
export const condition =
  /^(?:(?:and|und|et|y|e|en|i|og|och|so|but|well|basically|also|aber|mais|pero|ma|maar)\s)?(?:if|when|whoever|anyone who|everyone who|wer|wenn|falls|sobald|si|quand|quiconque|cuando|quien|se|quando|chi|als|wie|wanneer|wie|quem|jeśli|gdy|kto|om|hvis|når|när)\s/iu;
/** Nothing that begins a phrase goes before it. */
export const determiner =
  /^(?:(?:our|my|the|an?|some|unser(?:e[rsnm]?)?|mein(?:e[rsnm]?)?|der|die|das|den|dem|eine?[nrms]?|notre|nos|mon|ma|mes|sa|son|la|le|les|l['’](?=\p{L})|une?|des|du|nuestr[oa]s?|mis?|su|el|los|las|un[ao]?s?|nostr[oaie]|il|lo|gli|i(?=\snostr)|onze|ons|de|het|een|mijn|nosso|nossa|nossos|nossas|minhas?|meus?|mi[ao]|mie(?:i)?|o|a|os|as|uma?|nasz[aey]?|et|en|ett|ei)(?:\s|(?<=['’])))+/iu;
/** Words that stand for something said before. */
export const pointing =
  /^(?:it|its|that|this|these|those|there|here|he|she|they|them|what|which|who|when|where|how|why|everything|everyone|everybody|nothing|all|both|some|most|more|others?|one|es|das(?=\s(?:ist|sind|war)\s)|dies\p{L}*|da|alle[sr]?|il(?=\s(?:y|est|a|fait|faut|se)\s)|elle|ils|on|ça|cela|c['’]\p{L}+|ce|tout|tous|eso|esto|todo|todos|questo|quello|tutto|tutti|dit|dat|het|alles|iedereen|isso|isto|tudo|to|wszystko|det|dette|alt)(?:\s(?!year|month|week|season|summer|winter|spring|autumn|année|mois|semaine|jahr|woche|année|año|semana|anno|settimana|jaar|week|ano|rok\p{L}*)|['’]|$)/iu;
/** Greetings and whom they are for: "Chers voisins", "Liebe Kundinnen und Kunden", "Vecinos". */
export const address = new RegExp(
  [
    String.raw`^[¡¿]?(?:hi|hiya|hello|hey|g['’]day|howdy|namaste|namaskar(?:am)?|vanakkam|salaam|kia ora|aloha|dear|good (?:morning|afternoon|evening|day)|moin|hallo|servus|grüezi|guten (?:tag|morgen|abend)|bonjour|bonsoir|coucou|hola|buen[oa]s(?: días| tardes)|ciao|buongiorno|salve|hoi|goedendag|olá|oi|bom dia|boa tarde|cześć|witam\p{L}*|dzień dobry|drodzy|szanowni|hei|heisann|hej|hejsan|tjena|halløj|goddag|god (?:dag|morgon|morgen|kväll|kveld|aften)|just a quick (?:one|note|reminder|update))(?!\p{L})(?:[\s,]+[\p{L}'’]+){0,4}$`,
    String.raw`^(?:liebe[rs]?|chers?|chères?|querid[oa]s|estimad[oa]s|car[iea]|gentil[ie]|lieve|kjære|kære|kära|car[oa]s)\s\p{L}+(?:\s(?:und|et|y|e|en|i|og|och)\s\p{L}+)?$`,
    String.raw`^beste\s(?:buren|buurt\p{L}*|klanten|ouders|leden|allen|mensen|vrienden|bezoekers|dorpsgenoten)$`,
    // what only opens a talk: "here's the thing", "alors voilà"
    String.raw`^(?:well,? )?(?:(?:it['’]s|here we are,? it['’]s) that time (?:again|of (?:the )?year(?: again)?)|here['’]s the thing|so here goes|right then|long story short|alors voilà|et voilà|voilà|pues mira|pues nada|bueno pues|mira|allora ecco|ecco|nou kijk|dus ja|so viel dazu|so|well|ok|okay|right|basically|anyway|allora|dunque|insomma|alors|bon|ben|pues|bueno|na ja|tja|nou|ihr lieben|(?:so )?sorry (?:everyone|everybody|all|folks)|i hope this (?:is|works)(?: \p{L}+){0,8}|listen up|(?:finalmente )?ci siamo|ça y est|ya está|(?:endlich )?(?:ist es|es ist) so ?weit|het is zover|this is for (?:the|our) (?:\p{L}+ ){0,2}(?:magazine|newsletter|noticeboard|notice board|board|window|website|page|paper|bulletin)|je vous explique|os cuento|te cuento|vi spiego|ich erklär['’]s euch|look|listen|quick one|so here goes)$`,
    String.raw`^(?:folks|neighbou?rs|friends|ladies and gent(?:s|lemen)|(?:good )?morning(?: all| everyone)?|big news|great news|good news|exciting news|guess what|attention|vecin[oa]s|amig[oa]s|amic[ih]e?|salut(?: à tous)?|voisins|dag allemaal|(?:bonne nouvelle|gute nachricht(?:en)?|buenas noticias|buona notizia|goed nieuws|boas notícias|dobra wiadomość|gode nyheter|goda nyheter)|gente|pessoal|chic[oa]s|ragazzi|leute|les amis|familia)$`,
  ].join('|'),
  'iu',
);
/** What somebody asks of the reader. */
export const asks =
  /^(?:please\s|just\s|or\s|bitte\s|einfach\s|kom(?:m|mt)?\s)?(?:bring|book|call|text|ring|come|order|pay|ask|see|drop|pop|look|find|sign|message|email|phone|whatsapp|write|give|tell|check|join|visit|reserve|contact|follow|bringt?|ruft?|meldet?|kommt?|schreibt?|bestellt?|sichert|apporte[rz]|venez|réserve[rz]|appele[rz]|écrivez|contactez|inscrivez|pensez|tra[ée]d?|ven(?:id)?|reservad?|llamad?|escríbe\p{L}*|apúnta\p{L}*|pídel\p{L}*|portate|venite|prenotate?|chiamate?|scrivete\p{L}*|scrivi\p{L}*|iscrivetevi|neem|kom|boek|bel|bestel|meld|schrijf|mail|traga\p{L}*|venha\p{L}*|reserve\p{L}*|ligue\p{L}*|marque\p{L}*|inscreva\p{L}*|przynieś\p{L}*|przyjdź\p{L}*|zapisz\p{L}*|zadzwoń\p{L}*|dzwoń\p{L}*|napisz\p{L}*|ring|meld|bestill|boka|anmäl)(?!\p{L})/iu;
/** "We are the swim school": surer than a name, which may be one of anything. */
export const tellsTrade =
  /^(?:(?:we|i)(?:['’](?:re|m)|\s(?:are|am))|wir sind|ich bin|nous sommes|je suis|somos|soy|sou|siamo|sono|(?:wij|we) zijn|ik ben|jesteśmy|jestem)\s/iu;
