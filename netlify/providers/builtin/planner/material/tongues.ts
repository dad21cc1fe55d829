import type { ToldLanguage } from './told-language';
import { otherTongues } from './further-tongues';
import type { Tongue } from './language-tables';
import { polishTongue } from './polish';

export const tongues: Record<ToldLanguage, Tongue> = {
  en: {
    direct:
      /^(?:(?:and |but )?(?:what if\b|how (?:long|often|much|many|far|soon|old|do|does|is|are|can|should|would|big|early|late|well)\b(?! (?:it|they|the|a|an|we|you|to)\b)|what(?:'s|’s)? (?:is|are|do|does|can|should|happens)\b|what['’]s (?:it|the|that|this|your|a|an)\b|why (?:do|does|is|are|can|should)\b|when (?:do|does|is|are|can|should|will)\b|where (?:do|does|is|are|can)\b|who (?:does|is|can|will)\b|which .+ (?:is|are|do|does|should)\b|is|are|do|does|did|can|could|will|would|should|may|am|have you|has)\b)(?! (?:nobody|not\b))/iu,
    indirect: /^(?:whether|if|how|what|when|where|why|which|who|whose)\b/iu,
    askers:
      /^(?:(?:well,? |mostly,? |usually,? )?(?:they|people|customers|clients|patients|parents|guests|families|everyone|everybody|most people|most of them|somebody|someone|a customer|a client|many|some) (?:\p{L}+ ){0,2}?(?:asks?|asked|asking|wants? to know|wanted to know|wonders?)(?: (?:me|us))?(?: about)?(?: is(?= (?:do|does|is|are|can|will|how|what|why|when)(?!\p{L})))?|(?:i|we) (?:\p{L}+ )?get asked|(?:probably |easily )?(?:the )?(?:most common|usual|first|classic|main|big|top|number one) (?:question|one|thing)(?: (?:i|we) (?:\p{L}+ )?(?:get|hear)| people ask(?: (?:me|us))?)?(?:[’']s| is| has to be)|mostly|usually|always|often)[:,]? /iu,
    believers:
      /^(?:(?:they|people|customers|clients|patients|parents|guests|families|everyone|everybody|most people|most of them|many people|a lot of people|some people|folks|many|some) (?:\p{L}+ ){0,2}?(?:thinks?|thinking|believes?|believing|assumes?|assuming|reckons?|expects?|imagines?|says?|saying|(?:are|is) (?:convinced|sure)|under the impression)(?: that)?|(?:(?:the|my|our|new|young|old|most|some|many|lots of|a lot of) ){0,2}\p{L}{3,}s (?:often |always )?(?:think|reckon|believe|assume|imagine)(?: that)?|thinking(?: that)?|believing(?: that)?|assuming(?: that)?|the (?:idea|belief|notion) that|that) /iu,
    they: /^they\b/iu,
    deictic:
      /\b(?:today|tonight|yesterday|tomorrow|this (?:morning|afternoon|evening|week|month)|last (?:night|week|month)|next (?:week|month)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu,
    breaks:
      /\s*(?:[;:(–—]|\s-\s|, (?=(?:and|so|which|who|because|as|since|then|to|it|we|I|they|that|plus|usually|often|mostly|especially|for|with)\b)|,? (?=(?:because|which|since|so that)\b))/u,
    ands: /,? (?=and\b)/u,
    reasons: /^,? (?:so that|because|since|in order to|to make sure)\b/iu,
    turns: /\b(?:but|although|though|unless|except|only|if|not|never|no|without|instead|rather|until|however)\b/iu,
    leans:
      /^(?:it|that|this|these|those|he|she|they|them|and|but|so|because|then|which|also|otherwise|there|here|same|both|or|even so|after that|either)\b/iu,
    doubts: /\b(?:i think|i guess|maybe|not sure|don['’]t know|perhaps|probably|something like|whatever|lol)\b/iu,
    single: /(?<!\p{L})(?:I|I['’](?:m|ve|d|ll)|my|me|myself)(?!\p{L})/u,
    several: /\b(?:we|we['’](?:re|ve|d|ll)|our|us|ours)\b/iu,
    fillers:
      /^(?:well|so|oh|hm+|um+|er+|okay|ok|honestly|basically|actually|yes|yeah|i(?:['’]d| would) say)[,.…]*\s+/iu,
  },
  de: {
    // A question puts its verb second, a clause puts it last: "wie oft muss man", "wie oft man muss".
    direct:
      /^(?:(?:wie (?:oft|lange|viel)|wann|warum|wo) (?!nicht|mit|jetzt|seit|erst|fast|meist)\p{Ll}{2,}t (?:eine?[nrms]?|der|die|das|man|ich|es|so|mein\p{L}*)\b|(?:wie (?:lange|oft|viel\p{L}*(?: \p{L}+)?|teuer|schnell|weit|groß|alt|früh|spät)|wie|was|warum|wieso|wann|wo|wer|welche\p{L}* \p{L}+|womit|wofür|wohin) (?:ist|sind|muss|müssen|kann|können|soll|sollte|sollen|darf|dürfen|wird|werden|kostet|kosten|dauert|dauern|braucht|brauchen|brauche?|krieg|krieg(?:e|t|en)|macht|mache|machen|gibt|hält|halten|lohnt|geht|gehen|funktioniert|läuft|hat|habe|haben|passiert|bedeutet|bekomme|kommt|kommen|findet|finde|zahlt)\b(?=.)|(?:kann|können|muss|müssen|ist|sind|darf|dürfen|soll|sollen|sollte|gibt es|brauche|brauchen|braucht|lohnt|haben|habt|machen|macht|kommt|kommen|geht|wird|werden) )/iu,
    indirect: /^(?:ob|wie|was|wann|wo|warum|wieso|weshalb|wer|welche[rsnm]?|womit|wovon|wofür|woran|wohin)\b/iu,
    askers:
      /^(?:(?:die (?:leute|kunden|meisten|familien|eltern)|viele|alle|manche|eine kundin|ein kunde|jemand) (?:\p{L}+ ){0,2}?(?:fragen|fragten|fragte|fragt|wollen wissen|wollte wissen)(?: (?:mich|uns))?(?: (?!(?:ob|wie|was|wann|wo|warum|wieso|wer|welche\p{L}*|womit)(?!\p{L}))\p{L}+)?|(?:wir werden|ich werde|man fragt (?:uns|mich)) (?:\p{L}+ )?(?:gefragt)?|meistens|meist|immer|oft|am häufigsten)[,:]? /iu,
    believers:
      /^(?:(?:die (?:leute|kunden|meisten|familien|eltern)|viele|alle|manche|sie|viele leute) (?:\p{L}+ ){0,2}?(?:denken|glauben|meinen|sagen|erwarten|sind überzeugt|sind der meinung)(?: (?:oft|immer|meist|meistens|häufig|noch|auch|dann|gern))?,? |der glaube, )(?=dass |\p{L})|^(?=dass )/iu,
    they: /^sie\b/iu,
    deictic:
      /\b(?:heute|gestern|morgen früh|vorgestern|übermorgen|diese woche|letzte woche|nächste woche|diesen monat|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag))\b/iu,
    breaks:
      /\s*(?:[;:(–—]|\s-\s|, (?=(?:und|weil|denn|sodass|damit|die|der|das|dann|da|vor allem|meist|mit|nach|für|in|an|auf|bei|damit)\b))/u,
    ands: /,? (?=und\b)/u,
    reasons: /^, (?:damit|weil|da|sodass|um)\b/iu,
    turns: /\b(?:aber|sondern|außer|nur|wenn|falls|nicht|nie|kein\p{L}*|ohne|obwohl|jedoch|doch|bis|statt)\b/iu,
    leans:
      /^(?:(?:den|dem|die|der)(?= \p{Ll}{2,7} (?:ich|wir|man)\b)|es|das|dies|diese|dieser|er|sie|und|aber|also|denn|dann|auch|sonst|dort|da|beides|oder|danach|deshalb|dafür)\b/iu,
    doubts: /\b(?:ich glaube|vielleicht|weiß nicht|keine ahnung|wahrscheinlich|irgendwie|oder so)\b/iu,
    single: /\b(?:ich|mein|meine|meinem|meinen|meiner|mir|mich)\b/iu,
    several: /\b(?:wir|uns|unser|unsere|unserem|unseren|unserer)\b/iu,
    fillers: /^(?:na ja|naja|also|tja|hm+|äh+|ehrlich gesagt|ja|eigentlich)[,.…]*\s+/iu,
  },
  fr: {
    direct:
      /^(?:combien\b|est-ce qu|c['’]est quoi|quel(?:le)?s? (?:est|sont)|comment (?:faire|ça|se|puis|peut|est)|pourquoi (?:faut|est|ne)|quand (?:faut|est|peut|puis)|où (?:est|puis|peut|sont)|qui (?:est|fait)|peut-on|puis-je|faut-il|avez-vous|faites-vous|y a-t-il|peut on|dois-je|doit-on)/iu,
    indirect:
      /^(?:si|s['’]ils?|s['’]il|s['’]on|comment|combien|quand|pourquoi|où|qui|quel(?:le)?s?|ce qu['’e]|ce qui)\b/iu,
    askers:
      /^(?:(?:les gens|les clients?|les clientes|les familles|les parents|tout le monde|beaucoup|on|ils|une cliente|un client) (?:nous |me |m['’])?(?:demande(?:nt)?|ont? demandé|a demandé|veu(?:len)?t savoir)(?: (?:souvent|toujours|beaucoup|tout le temps|sans arrêt|sans cesse))?|souvent|le plus souvent|toujours)[,:]? /iu,
    believers:
      /^(?:(?:les gens|les clients|les familles|les parents|tout le monde|beaucoup(?: de gens)?|on|ils|y|le monde|certains) (?:croi(?:en)?t|pense(?:nt)?|disent|dit|imagine(?:nt)?|s['’]imagine(?:nt)?|(?:sont|est) (?:persuadée?s?|convaincu(?:e?s?)|sûre?s?)|ont l['’]impression|a l['’]impression)(?: (?:souvent|toujours))? qu(?:e |['’])|(?:croire|penser) qu(?:e |['’])|qu(?:e |['’]))/iu,
    they: /^ils\b/iu,
    deictic:
      /\b(?:aujourd['’]hui|hier|demain|ce matin|ce soir|cette semaine|la semaine dernière|la semaine prochaine|ce mois-ci|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b/iu,
    breaks:
      /\s*(?:[;:(–—]|\s-\s|, (?=(?:et|car|parce|donc|qui|que|puis|surtout|pour|avec)\b)|,? (?=(?:parce que|car)\b))/u,
    ands: /,? (?=et\b)/u,
    reasons: /^,? (?:pour que|afin|parce que?|car)\b/iu,
    turns:
      /(?<!\p{L})(?:(?:mais|sauf|seulement|si|pas|jamais|sans|plutôt|cependant|ne|uniquement)(?!\p{L})|jusqu|n['’])/iu,
    leans:
      /^(?:ça|cela|c['’]est|ce|cette|ces|il|elle|ils|elles|et|mais|donc|alors|puis|car|aussi|sinon|là|ou|après)\b/iu,
    doubts: /\b(?:je crois|peut-être|je ne sais pas|sais pas|sans doute|probablement|quelque chose comme)\b/iu,
    single: /(?<!\p{L})(?:je|j['’]|mon|ma|mes|moi|me|m['’])(?!\p{L})|(?<!\p{L})j['’]/iu,
    several: /\b(?:nous|notre|nos)\b/iu,
    fillers: /^(?:ben|bah|euh|alors|eh bien|bon|oui|honnêtement|franchement)[,.…]*\s+/iu,
  },
  es: {
    direct:
      /^(?:¿|cu[aá]nt[oa]s?(?!\p{L})|cada cu[aá]nto|qué (?:es|son|pasa|hago|necesito|incluye)|cómo (?:se|puedo|funciona|es)|por qué (?:es|hay|se|no)|cuándo (?:es|se|puedo|hay)|dónde (?:está|puedo|se)|quién|cu[aá]l(?:es)? (?:es|son)|se puede|puedo|hay que|tengo que|hace falta|tienen|hacen)/iu,
    indirect: /^(?:si|cómo|cu[aá]nt[oa]s?(?!\p{L})|cuándo|dónde|por qué|qué|quién|cuál|cada cuánto|lo que)\b/iu,
    askers:
      /^(?:(?:la gente|mucha gente|la mayoría|los clientes|las clientas|las familias|los padres|todos|todo el mundo|muchos|una clienta|un cliente)?\s*(?:siempre |nos |me )*(?:preguntan?|preguntó|quieren? saber)(?: siempre| mucho)?(?: que(?= (?:si|cu[aá]l|cu[aá]nt|c[oó]mo|d[oó]nde|cu[aá]ndo|por qu[eé])))?|siempre|casi siempre|normalmente)[,:]? /iu,
    believers:
      /^(?:(?:la gente|mucha gente|la mayoría|los clientes|las familias|los padres|todos|todo el mundo|muchos|muchas personas|algunos)?\s*(?:cree|creen|piensa|piensan|dice|dicen|imagina|imaginan|est[áa]n? (?:pensando|convencid[oa]s?)(?: de)?|tienen? la idea de) que |(?:creer|pensar) que |que )/iu,
    they: /^(?:ellos|ellas)\b/iu,
    deictic:
      /\b(?:hoy|ayer|(?<!la )mañana|esta (?:mañana|tarde|noche|semana)|la semana pasada|la próxima semana|este mes|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo))\b/iu,
    breaks: /\s*(?:[;:(–—]|\s-\s|, (?=(?:y|porque|así|que|luego|sobre todo|para|con)\b)|,? (?=(?:porque)\b))/u,
    ands: /,? (?=[ye]\b)/u,
    reasons: /^,? (?:para que|porque|ya que)\b/iu,
    turns: /\b(?:pero|sino|salvo|excepto|solo|sólo|si|no|nunca|sin|aunque|hasta|en vez)\b/iu,
    leans:
      /^(?:eso|esto|esta|este|estos|ese|esa|él|ella|ellos|y|pero|así|entonces|luego|también|porque|ahí|allí|o|después)\b/iu,
    doubts: /\b(?:creo que|quizás?|tal vez|no sé|supongo|algo así|probablemente)\b/iu,
    single:
      /(?<!\p{L})(?:yo|mi|mis|me|conmigo|hago|voy|doy|llevo|vengo|arreglo (?:el|la|los|las|tu|su)|trabajo (?:el|la|con|en|desde)|crío|cobro)(?!\p{L})/iu,
    several: /\b(?:nosotros|nosotras|nuestr[oa]s?|nos)\b|\p{L}{2,}(?:amos|emos|imos)\b/iu,
    fillers: /^(?:pues|bueno|eh+|mmm*|a ver|sí|la verdad es que)[,.…]*\s+/iu,
  },
  pl: polishTongue,
  ...otherTongues,
};
