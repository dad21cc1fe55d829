/** Phrases whose nouns mean something else here. */
export const idioms: readonly RegExp[] = [
  ...deliveries(),
  // what others take it for: "folk tror det er museum", "people think we're a pub"
  /(?<!\p{L})(?:(?:people|folks?|everyone|everybody|many|some|they) (?:often )?(?:think|thinks|believe|assume) (?:that )?(?:it['’]?s|it is|we['’]?re|we are|this is)|(?:die |viele |alle )?(?:leute |kunden )?(?:denken|glauben|meinen),? (?:dass? )?(?:das|es|wir|hier)|croient que (?:c['’]est|nous sommes|on est)|pensent que (?:c['’]est|nous sommes|on est)|(?:creen|piensan) que (?:es|somos)|(?:credono|pensano) che (?:sia|siamo)|denken dat (?:het|wij|we|dit)|(?:acham|pensam) que (?:é|somos)|myślą,? że (?:to|jesteśmy)|(?:tror|troede|trodde) (?:at )?(?:det|vi|dette) (?:er|är))(?!\p{L})[^,.;!?\n]*/giu,
  // "not a museum": what it is not
  /(?<!\p{L})(?:(?:is|are|it['’]s|we['’]re)(?: not|n['’]t)|n['’]est pas|n['’]est plus|no es|no somos|non è|non siamo|não é|não somos|to nie|är inte|er ikke) (?:an?|une?|un[ao]?|um|uma|ett?|en|et) \p{L}+(?: \p{L}+)?(?=[,.;!?\n]|$)/giu,
  // how it comes: "Pirtis on Wheels" mends no tyres
  /(?<!\p{L})(?:(?<!meals )on wheels|auf rädern|sur roues|sobre ruedas|su ruote|op wielen|sobre rodas|na kółkach|på hjul)(?!\p{L})/giu,
  // saints and a town; what "in stock" is in other languages
  /\bSanta (?:\p{Lu}\p{L}*[aà]|Fe|Cruz|Croce|Isabel|Inés|Chiara)(?!\p{L})/gu,
  /\bPotteries\b(?! (?:tour|class))/gu,
  /(?<!\p{L})(?:auf|ab|am|im|ins|vom|op|på|i) lager(?!\p{L})/giu,
  /\bsink or swim\b/gi,
  // who mends things as doctors do
  /(?<=\b(?:phone|screen|computer|laptop|pc|shoe|watch|clock|bike|cycle|car|plant|sewing|guitar)\s)(?:clinic|doctor|hospital|surgery|medic)s?\b/gi,
  // what is lent with it, and an Italian beach that is called a bath
  /\bwith (?:shoes|boots|helmets?|harness(?:es)?)(?: and (?:shoes|boots|helmets?|harness(?:es)?))?\b/gi,
  /\bBagno \d+\b/gu,
  // the camera is not what the picture shows
  /(?<!\p{L})(?:une photo|ein foto|una foto|uma foto|een foto|a (?:photo|picture|drawing)|un dessin|un dibujo|un disegno|en tegning|et billede|en bild|et bilde) (?:avec|von|mit|con|di|de|com|met|van|with|of|med|av|af)(?!\p{L})/giu,
  // names of families and streets
  /\p{Lu}\p{L}+(?= (?:&|and) (?:Sons?|Daughters?|Co|Brothers|Bros|Partners)(?!\p{L})| (?:Street|Lane|Road|Avenue|Square|Crescent|Close|Terrace|Quay|Wharf)(?!\p{L}))/gu,
  /\bpop[- ]?up (?:shop|store|stall)s?\b/gi,
  /\bat home\b/gi,
  // how a trade comes, not what it is: a travelling farm is no journey, "złota rączka" no gold
  /\btravell?ing (?!(?:abroad|light|alone|soon|overseas|again|this|next)\b)(?=\p{L}{3})/giu,
  /(?<!\p{L})(?<!skup |sprzedaż |ze |cena |ceny )złota (?!rączk)(?=\p{L}{3})/giu,
  /\brunning (?=costs?|repairs?|hot|cold|water|order|totals?)\b/gi,
  // a shop's own birthday is no party
  /\bfeiert (?:\p{L}+ )?(?:Geburtstag|Jubiläum)(?!\p{L})|\bcelebrat(?:es|ing) (?:its|our|their) (?:\p{L}+ )?(?:birthday|anniversary)\b|\bviert (?:\p{L}+ )?(?:verjaardag|jubileum)(?!\p{L})|(?<!\p{L})(?:celebra|celebramos|festeggia|fête) (?:su|nuestro|il suo|son) (?:cumpleaños|aniversario|compleanno|anniversaire)(?!\p{L})/giu,
  // what bread is baked in
  /(?<=\p{L}{3} (?:de|do|no|en|al|au|nel|dal|del) )(?:forno|horno|four|feu) (?:a|à|de) (?:lenha|legna|leña|bois)(?!\p{L})/giu,
  // whom a trade comes to
  /\bvisit(?:s|ing)? (?:(?:your|local|all|your local) )?(?:care homes|nursing homes|schools|nurseries|offices|hospitals|villages|playgroups)(?:(?:,| and| or) \p{L}+)*/giu,
  /\b(?:meteor|april|sun|rain|snow) showers?\b/gi,
  /\begg (?:donation|donors?|freezing)\b/gi,
  /\b(?:fire|police|bus|railway|train|tram|petrol|gas|radio|polling) (?:station|depot|stop|house)s?\b/gi,
  /\bboard(?:ing)? (?=school|meeting|members?)/gi,
  /\bbank holidays?\b/gi,
  /\b(?:tele)?phone numbers?\b|\bsame (?:tele)?phone\b/gi,
  // the paper is meant, not the feast
  /\b(?:marriage|wedding|birth|death|divorce|school|baby|engagement)\b(?=(?:,? (?:and|or|&) \p{L}+|, \p{L}+){0,3} (?:certificates?|licen[cs]es?|contracts?|records?|documents?|registers?|agreements?)\b)/giu,
  /\b(?:actes?|certificats?|certificad[oa]s?|certid(?:ão|ões)|att[oi]|certificat[oi]|partidas?) (?:de |di |d['’])(?:mariage|naissance|matrimonio|boda|nacimiento|nascita|casamento|nascimento)(?: (?:et|y|e) (?:de |di |d['’])?(?:mariage|naissance|matrimonio|boda|nacimiento|nascita|casamento|nascimento))?(?!\p{L})/giu,
  /\b(?:foster|forever|new) homes?\b(?! (?:builder|for sale))/gi,
  // made of something else, a thing is only its likeness; and houses in which nobody lives
  /(?<=\b(?:gingerbread|chocolate|marzipan|paper|cardboard|lego|origami|balloon|toy|felt|knitted|crocheted|clay|inflatable|miniature)\s)(?:houses?|castles?|cars?|trains?|planes?|boats?|ships?|animals?|dogs?|cats?|rabbits?|bunn(?:y|ies)|flowers?|trees?|hearts?|shoes?|boots?|hats?)\b/gi,
  /(?<=\b(?:auction|halfway|steak|ale|safe|dolls?['’]?s?|wendy|haunted)\s)houses?\b/gi,
  /\b(?:tired|fired up|booked|filed|boxed|rated|carded|boarded|parked)\b/gi,
  /\b(?:at|to|on|from|in|into|up to|outside) (?:your|their|our|the|my) (?:own )?(?:doors?|doorstep|driveway|home|house|table|desk|window|offices?|workplace|premises|hotel|campsite)\b/gi,
  /\bback to school\b(?= \p{L})/giu,
  /\bstate of the art\b/gi,
  // German "kind"
  /\b(?:aller|alter|jeder|dieser|jener|welcher|besonderen|eigenen|nach) Art(?:en)?\b/gi,
  /\bpiece of cake\b/gi,
  /\bon the house\b/gi,
  /\bin[- ]house\b/gi,
  /\bcherry on\b/gi,
  /\brain or shine\b/gi,
  /\bfive[- ]star\b/gi,
  /\bred carpet\b/gi,
  /\bteam[- ]building\b/gi,
  /\bbread and butter\b/gi,
  /\bbook (?=now|a\b|an\b|your|online|today|in\b|early)/gi,
  /\bhot (deals?|offers?|topic)\b/gi,
  /\bkeys? to\b/gi,
  /\b(?:tools? for|by) thought\b/gi,
  /\bart of\b/gi,
  /\bwater[- ]?(proof|resistant)\b/gi,
  /\bfish for\b/gi,
  /\bstuff of\b/gi,
  /\brose gold\b/gi,
  /\b(use|with|promo|discount) code\b/gi,
  /\bclean(er)? lines?\b/gi,
  /\bwalk in\b/gi,
  /\bsugar free\b|\b\p{L}+-free\b(?: range\b)?/giu,
  /\bpower of\b/gi,
  /\bcat ?walk\b/gi,
  /\bmouse ?pad\b/gi,
  /(?<=\b(?:in|near|from|of)\s|,\s)(?:Bath|Reading|Sandwich|Rugby|Turkey|Cork|China|Phoenix|Orange)\b(?!\s\p{L})/gu,
  /\bcabin crew\b/gi,
  // for others, and ready to move in; what a courier's speed is called
  /\b(?:per )?conto terzi\b|\bchiavi in mano\b|(?<=\bcorrier[ei] )espress[oi]\b/giu,
  /\b(?:le|notre|mon|ce|au|du) cabinet\b/giu,
  /\bcabinet (?=d[eu'’]|m[eé]dical|dentaire|infirmier|comptable)/giu,
  /\bsal[oó]n de (?:actos|plenos)\b/giu,
  /\bhat\b(?= (?:ab|wieder|noch|jetzt|am|im|seit|bis|neue|einen?|den|das|keine|frei|für|geöffnet|geschlossen|heute|morgen|ein|zwei|drei)(?!\p{L}))/giu,
  // German "has"
  /(?<=\b(?:unser\p{L}*|der|die|das|sie|er|es|wer)\s(?:\p{L}+\s)?)hat\b/giu,
  /\baus (?:eigenem|biologischem|kontrolliertem|regionalem|heimischem|ökologischem) anbau\b/giu,
  // Dutch "of", unless what follows is said of an English van
  /(?<!\b(?:an?|the|our|your|my|white|hire|moving|cream|food|pizza|coffee|burger|taco)\s)\bvan(?= (?!(?:hire|rentals?|sales?|insurance|drivers?|dealers?|convert\p{L}*|mot|servic\p{L}*|repairs?|conversions?|leasing|loads?|graphics|valeting|wash|life|for|with|and|or|to|from|in|at|on|is|are|deliver\p{L}*)\b)[\p{L}\d])/giu,
  // a language that is taught is no dish
  /\b(?:italian|spanish|french|german|japanese|chinese|thai|greek|turkish|mandarin|portuguese|korean) (?=(?:for|course|conversation|tuition|tutor|speakers?|language)\b)/gi,
  // people who are looked for share their names with machines
  /(?<=\b(?:cooks?|chefs?|waiters?|waitress(?:es)?|servers?|bartenders?|baristas?|kitchen porters?|staff|hiring)\b.{0,40})\bdishwashers?\b/gi,
  /\bseeds? of\b/gi,
  /\bhouse of\b/gi,
  /\b(?:free|no[- ]obligation) surveys?\b/gi,
  /\bbee[s’']{0,2} knees\b/gi,
  /\bhives? of\b/gi,
  /\bfor (?:\p{L}+ )?(?:cafes|salons|bars|restaurants|offices|shops|pubs|hotels|schools|farms|bedrooms|kitchens|clinics|gyms|churches|bathrooms)(?:(?:,| and| or) \p{L}+)*/giu,
  /\bon tap\b/gi,
  /\b(?:publishing|fashion|full|packed) house\b/gi,
  /\bhouse (?=music|wines?|blend|band|rules)/gi,
  /\bfood for thought\b/gi,
  /\btrain(?:ing)? (?=hard|smart|for|with|your|together)/gi,
  /\bgreen light\b/gi,
  /\bcloud nine\b/gi,
  /\bicing on the cake\b/gi,
  /\bcup of tea\b(?=.*\bnot\b)/gi,
  /\bapples? (?:watch|pay|music|store)\b/gi,
  /\bno more\b/gi,
  /\braise the bar\b/gi,
  /\bspill the beans\b/gi,
  /\bout of the box\b/gi,
  /\btip of the iceberg\b/gi,
  /\b(?:drop|fall|jump|run|dive) (?=in\b|into|by\b|for\b|out\b)/gi,
  /\bkeep (?:fit )?running\b/gi,
  // what a thing does: "computer running slow", "boiler leaking again"
  /(?<=\p{L}{2} )(?<!\b(?:trail|road|fell|marathon|our|the|for|and|fun|with|to|about) )running\b(?! (?:shoes?|shops?|clubs?|groups?|coach|coaching|track|races?|events?|gear|vests?|socks|lessons?|class(?:es)?))/giu,
  /\bover the moon\b/gi,
  /\bwild card\b/gi,
  /\bpet hates?\b/gi,
  /\bcatch[- ]up\b/gi,
  /\bbest in show\b/gi,
  /\bfit(?:s|ting)? like a glove\b/gi,
];

/** "Delivered to your office", "Lieferung ins Büro": where something is brought is not what is brought. */
function deliveries(): RegExp[] {
  const anywhere = String.raw`(?:[\p{L}'’]+\s){0,2}[\p{L}'’]+(?:\s(?:or|and|oder|und|ou|et|o|y|e|of|en|lub|i)\s(?:[\p{L}'’]+\s)?[\p{L}'’]+)?`;
  const brought: readonly (readonly [verb: string, to: string])[] = [
    [String.raw`deliver(?:y|ed|ies|s|ing)?`, '(?:to|into|at)'],
    [String.raw`(?:liefer\p{L}*|geliefert|bringen)`, '(?:ins|in|an|zu|zum|zur|bis|nach)'],
    [String.raw`(?:livr\p{L}*)`, '(?:au|aux|à|dans|chez|sur)'],
    [String.raw`(?:entreg\p{L}*|reparto|envíos?)`, '(?:a|al|en|hasta|em|no|na|ao|à)'],
    [String.raw`(?:consegn\p{L}*)`, '(?:a|al|alla|in|nel|nella|presso)'],
    [String.raw`(?:bezorg\p{L}*|gelever\p{L}*)`, '(?:op|aan|in|bij|naar)'],
    [String.raw`(?:dosta\p{L}*|dowo\p{L}*|dowóz)`, '(?:do|na|pod)'],
  ];
  return [
    ...brought.map(
      ([verb, to]) => new RegExp(String.raw`(?<=(?<!\p{L})${verb}\s(?:\p{L}+\s){0,2}?)${to}\s${anywhere}`, 'giu'),
    ),
    // "ins Büro geliefert", "op kantoor bezorgd"
    /(?<!\p{L})(?:ins|in|an|auf|zu|op|aan)\s(?:\p{L}+\s){0,2}?\p{L}+(?=\s(?:geliefert|gebracht|bezorgd|geleverd)(?!\p{L}))/giu,
  ];
}
