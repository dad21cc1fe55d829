const adverbs = String.raw`(?:(?:just|now|also|finally|only|even|still|already|again|proudly|weer|opnieuw|wieder|igen|igjen|otra vez|di nuovo|znowu|jetzt|nun|endlich|auch|wieder|ab sofort|nu|eindelijk|ook|maintenant|enfin|aussi|ahora|por fin|también|ora|finalmente|anche|agora|também|teraz|nå|nu|endelig|äntligen|også|också)\s)*`;
const started =
  'starting|launching|opening|re-?opening|running|hosting|holding|offering|organi[sz]ing|putting on|introducing|planning|staging|throwing open|throwing|celebrating|bringing back|adding|doing|having|getting|teaching|trialling|taking (?:\\p{L}+\\s)?orders for|taking over|taken over|taking on|built|opened|launched|started|added|brought back|set up|designed';
const start =
  'starten|eröffnen|eröffne|öffnen|öffne|veranstalten|feiern|organisieren|openen|organiseren|vieren|houden|åpner|öppnar|åbner|starter|startar|arrangerer|arrangerar|holder|tar over|overtar|tager over|tar över';
/** Somebody starts, opens, holds or has built something; what follows is its name. */
export const announces = new RegExp(
  [
    String.raw`(?<![\p{L}])(?:we|i|they)(?:['’](?:re|ve|m)|\s(?:are|am|have))\s${adverbs}(?:${started})\s`,
    String.raw`^(?:our|the|my)\s(?:[\p{L}'’-]+\s){1,3}(?:is|are)\s${adverbs}(?:${started})\s`,
    String.raw`(?<![\p{L}])(?:we|i)\s(?:will\s)?${adverbs}(?:host|hold|launch|organi[sz]e|open|start|present|celebrate)\s(?!(?:at|on|from|again|early|late|up|for|every|daily)\s)`,
    String.raw`(?<!\p{L})(?:wir|ich|we|wij|vi|jeg|jag)\s${adverbs}(?:${start})\s(?:mit\s|met\s|med\s)?${adverbs}`,
    String.raw`(?<!\p{L})(?:${start})\s(?:wir|ich|we|wij|vi|jeg|jag)\s(?:mit\s|met\s|med\s)?${adverbs}`,
    String.raw`(?<!\p{L})(?:nous\s|on\s)?(?:ouvrons|lançons|organisons|organise|fêtons|avons ouvert|avons lancé|avons créé)\s`,
    String.raw`(?<!\p{L})(?:hemos\s(?:montado|abierto|creado|lanzado|preparado)|abrimos|montamos|organizamos|organiza|volvemos a (?:hacer|abrir|organizar)|lanzamos|celebramos|estrenamos)\s`,
    String.raw`(?<!\p{L})(?:abbiamo\s(?:appena\s)?(?:aperto|creato|lanciato|preparato)|apriamo|organizziamo|organizza|lanciamo|festeggiamo)\s`,
    String.raw`(?<!\p{L})(?:abrimos|organizamos|lançamos|criámos|montámos)\s`,
    String.raw`(?<!\p{L})(?:on at|asking|begging|nagging|pestering|asked) (?:me|us) (?:to|for)(?: (?:do|run|hold|host|bring back|have|put on|make))?\s(?=(?:an?|the|some|another)\s)`,
    String.raw`(?<!\p{L})(?:asked (?:us|me)|(?:have|['’]ve) decided|(?:are|['’]re|am|['’]m) (?:going|able|planning)) to (?:now |also |finally )?(?:run|host|hold|put on|organi[sz]e|offer|start|launch|bring back)\s`,
    String.raw`(?<!\p{L})(?:begonnen|gestart|angefangen) (?:met|mit) (?=\p{L})`,
    String.raw`(?<!\p{L})you can (?:now\s|again\s)?(?:buy|order|rent|hire|pick|get)\s(?!it|them|this|that|your|in|on|us)`,
    String.raw`^(?:kom\s(?:på|til|naar)|come (?:along )?to|join us (?:for|at)|venez à|ven(?:id)? a(?=\s(?:nuestr|la|el))|venite a|kommt zu[mr]?)\s`,
    String.raw`(?<!\p{L})(?:otwieramy|organizujemy|zaprasza(?:my)? na|startujemy z)\s`,
  ].join('|'),
  'iu',
);
/** What somebody has: less sure than what they do. */
export const has = new RegExp(
  [
    String.raw`(?<![\p{L}])(?:we|i)(?:['’]ve\s(?:finally\s|now\s|just\s)?got|\shave\sgot|\s(?:still\s|now\s|also\s)?have)\s${adverbs}(?!(?:a|an|to|been|had|some)\s(?:few|to|lot|look|chat|go|think|word|laugh|good|great|lovely|nice)|to\s|(?:been|had|cut|made|done|run|sold|taught|kept|built|grown|gone|come|seen|spent|always|never)\s|\p{L}+ed\s)`,
    String.raw`(?<!\p{L})(?:wir haben|ich habe|haben wir|habe ich|nous avons|(?<=^|et\s|,\s|maintenant\s)on a|tenemos|abbiamo|we hebben|wij hebben|ik heb|heb ik|jag har|jeg har|temos|mamy|vi har|har vi)\s${adverbs}(?!(?:repris|pris|ouvert|mis|fait|refait|dit|vu|eu|reçu|rendu|vendu|perdu|voulu|appris|agrandi|fini|choisi|deciso|aperto|preso|ripreso|messo|fatto|scelto|chiuso|scritto|rimesso|acceso)\s)(?!\p{L}+(?:[aiu]t[oaie]|[ai]d[oa]|ée?)\s)`,
  ].join('|'),
  'iu',
);
/** Something has come, opens, moves or closes; what stands before it is its name. */
export const arrives = new RegExp(
  String.raw`\s(?:` +
    [
      String.raw`(?:is|are)\s${adverbs}(?:in|here|back|out|ready|open|on sale|available|moving|changing|closing|opening|closed|finished|turning|coming|meeting|based|held)(?!\p{L})`,
      String.raw`(?:has|have)\s${adverbs}(?:arrived|opened|reopened|moved|landed|come|closed|changed|sold out)(?!\p{L})`,
      String.raw`(?:abriu|reabriu|abriram|abrió|vient d['’]ouvrir|a ouvert|a rouvert|hat eröffnet|hat wieder geöffnet|is geopend|otworzył\p{L}*|har åpnet|har öppnat|har åbnet)(?!\p{L})`,
      String.raw`(?:re-?opens|opens|returns|arrives|closes|is moving)(?!\p{L})`,
      String.raw`(?:ist|sind)\s(?:\p{L}+\s){0,2}(?:da|zurück|offen|geöffnet|umgezogen|eingetroffen|eröffnet|reif|fertig|geschlossen)(?!\p{L})|(?:öffnet|eröffnet|schließt|zieht um|kommt|bleibt)(?!\p{L})`,
      String.raw`(?:est|sont)\s(?:enfin|de retour|arrivée?s?|ouverte?s?|là|prête?s?|fermée?s?|déjà)(?!\p{L})|(?:rouvre|ouvre|revient|reviennent|déménage|change de|fait peau neuve|s['’]agrandit|arrive|arrivent|ferme|fête|reste fermée?)(?!\p{L})|a déménagé(?!\p{L})`,
      String.raw`(?:ya\s)?(?:está|están)\s(?:aquí|de vuelta|lista|listo|abierta|abierto|a la venta|disponible)(?!\p{L})|(?:vuelve|vuelven|reabre|abre|llega|llegan|cumple|cierra|se muda|se traslada|ha abierto|ha llegado|han llegado)(?!\p{L})`,
      String.raw`(?:è|sono)\s(?:arrivat[oaie]|tornat[oaie]|di nuovo|pront[oaie]|apert[oaie]|finalmente)(?!\p{L})|(?:riapre|apre|torna|tornano|arriva|arrivano|compie|chiude|si trasferisce|ha aperto)(?!\p{L})`,
      String.raw`(?:is|zijn)\s(?:weer|er weer|eindelijk|verhuisd|terug|open|klaar|te koop|binnen)(?!\p{L})|(?:opent|heropent|sluit|verhuist|bestaat|komt)(?!\p{L})`,
      String.raw`(?:já\s)?(?:está|estão)\s(?:à venda|de volta|pront[oa]s?|abert[oa]s?|disponíve\p{L}+)(?!\p{L})|(?:reabre|abre|chegou|chegaram|volta|voltam|faz|mudou|fecha)(?!\p{L})`,
      String.raw`(?:jest już|są już|wraca|wracają|otwiera|rusza|zmienia|przenosi się|zamyka)(?!\p{L})`,
      String.raw`(?:er|är)\s(?:her|här|tilbake|tillbaka|åpen|öppen|klar|klara|klare)(?!\p{L})|(?:åpner|öppnar|åbner|flytter|flyttar|stenger|stänger|lukker)(?!\p{L})`,
    ].join('|') +
    ')',
  'iu',
);
