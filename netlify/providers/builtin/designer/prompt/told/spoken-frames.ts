/**
 * A clause without what only leads up to it in speech: "The thing is | we hire out costumes", "lo que hacemos es | enseñar a leer".
 * Nobody misses it, and it is not told as left out. German and Dutch put the verb last after such words, and keep them.
 */
export function withoutFrames(clause: string): string {
  let rest = clause;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = frames.reduce((left, frame) => left.replace(frame, ''), rest);
  }
  return rest;
}

const everyone = '(?:everyone|everybody|you|people|folks|all|customers)(?: all)?(?: of you)?';
const feelings =
  '(?:(?:so|very|really|absolutely|over the moon|just) )*(?:happy|pleased|excited|proud|delighted|thrilled|glad)';
const frames: readonly RegExp[] = [
  // "Oh and | sessions start at £60"
  /^(?:oh(?:,? (?:and|yes|also))?|ah|aha|ach(?: ja)?|ach so|ay|ah oui|ah et|ah sì|ah ja|oj),?\s(?=\S+\s\S)/iu,
  // "Hi so basically | I mend chairs"
  /^(?:(?:hi|hiya|hello|hey|hallo|moin|bonjour|salut|hola|buenas|ciao|olá|oi|hoi|hej|hejsan|hei|heisann|cześć)(?:\s(?:all|everyone|there|zusammen|à tous|a todos|a tutti|allemaal|alla|alle))?[\s,!]+)?(?:(?:so|well|ok|okay|right|basically|anyway|listen|actually|honestly|obviously|also|na ja|tja|eigentlich|alors|bon|ben|voilà|en fait|pues|bueno|mira|bien|allora|dunque|insomma|beh|nou|dus|eigenlijk|então|bom|pois|więc|no|alltså|jo|altså|ja)[\s,]+){1,3}(?=(?:i|we|you|what|if|moi|every|after|dopo|après|tras|después|nach|na|the|my|our|ich|wir|je|j['’]|nous|on|yo|lo|io|noi|ik|wij|eu|nós|jag|jeg|vi)(?:\s|['’]))/iu,
  new RegExp(
    String.raw`^(?:(?:i|we)(?:['’]d| would)? )?(?:just )?(?:(?:want|wanted|like|have) )?(?:to let|letting) ${everyone} know(?: that)?\s(?=\S+\s\S|we['’]re\s)`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:i|we) (?:just |really )?(?:want|wanted) to (?:say|tell ${everyone}|make (?:it|this) (?:really |very )?clear)(?: that)?\s(?=\S+\s\S)`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:i|we)(?:['’](?:m|re)| am| are) ${feelings} to (?:say|announce|tell ${everyone}|let ${everyone} know|report|share)(?: that)?\s(?=\S+\s\S)`,
    'iu',
  ),
  // what the designer is to write is for customers: "And please write that | I come and look for free"
  /^(?:and |but |oh and )?(?:please )?(?:just )?(?:write|put|say|mention|add)(?: on it| in it| down)?(?: please)? that\s(?=\S+\s\S)/iu,
  /^(?:und |et |y |e |en )?(?:(?:bitte )?schreib(?:t|en sie)?(?: bitte)?(?: auch)?(?: noch)?(?: drauf| rein| dazu)?, dass|(?:écrivez|mettez|précisez|merci d['’]écrire)(?: bien| aussi)? que|(?:poned|pon|pongan?|escrib(?:e|a|an|id))(?: también)? que|scriv(?:ete|i|a)(?: anche)? che|(?:zet|schrijf)(?: er)?(?: ook)?(?: op| bij)?,? dat|(?:proszę )?napis(?:z|zcie|ać),? że|(?:ponham|escrevam|põe|escreva) que)\s(?=\S+\s\S)/iu,
  /^(?:just|only) (?:to say|a (?:quick )?(?:note|reminder)(?: to say)?)(?: that)?\s(?=\S+\s\S)/iu,
  /^what we(?:['’]ve got| have) is\s(?=\S+\s\S)/iu,
  /^(?:i|we)(?:['’]d| would)? (?:just )?(?:want|wanted|like) to remind (?:people|everyone|everybody|you)(?: all)? that\s(?=\S+\s\S)/iu,
  /^(?:so )?sorry (?:everyone|everybody|all|folks),?(?: but)?\s(?=\S+\s\S)/iu,
  /^(?:not everybody|not everyone|hardly anyone) knows this but\s(?=\S+\s\S)/iu,
  /^(?:just )?(?:a )?quick (?:heads up|note|reminder|message|word)(?: to say)?(?: that)?[,:]?\s(?=\S+\s\S)/iu,
  /^(?:i['’]m|we['’]re|i am|we are) writing (?:because|to (?:say|tell you|let you know)(?: that)?)\s(?=\S+\s\S)/iu,
  /^(?:je vous écris (?:car|parce que)|(?:os|les|te) escribo (?:porque|para (?:deciros|contaros|avisaros) que)|vi scrivo perché)\s(?=\S+\s\S)/iu,
  /^(?:moi|nous)\s(?=(?:je|j['’]|on)\s?\S)/iu,
  /^(?:look|listen|listen up),\s(?=\S+\s\S)/iu,
  /^(?:after|following|due to|by) (?:so |very )?(?:many|popular|a lot of|lots of|endless) (?:requests?|demand|enquiries|messages),?\s(?=\S+\s\S)/iu,
  /^(?:dopo (?:tante|molte|numerose) richieste|(?:après|suite à) de (?:nombreuses|multiples) demandes|(?:tras|después de) (?:muchas|tantas) (?:peticiones|solicitudes)|na veel (?:vraag|verzoeken)|a pedido de muchos),?\s(?=\S+\s\S)/iu,
  /^(?:and |but )?now\s(?=(?:we|i)(?:\s|['’]))/iu,
  /^que (?:sepáis|sepan|sepas) que\s(?=\S+\s\S)/iu,
  /^(?:the|my|our) (?:thing|truth|fact|point|long and short of it|good news|big news|news|idea) is(?: that)?,?\s(?=(?:we|i|you|our|my|the|most|people|there)(?:\s|['’])\S)/iu,
  /^what (?:i|we) (?:actually |basically |mostly |really )?do is(?: that)?\s(?=(?:i|we)\s\S)/iu,
  /^(?:and |but )?(?:most|a lot of|lots of|many|plenty of|some|not many|few) (?:people|folks|customers|locals|visitors|of you) (?:(?:don['’]t|do not|still don['’]t) )?(?:know|realise|realize)(?: this| it)?,?(?: but)?(?: that)?\s(?=(?:we|i|our|my)(?:\s|['’]))/iu,
  /^(?:as|like) (?:you|some of you|many of you|most of you|regulars) (?:(?:may|might|will|probably|already|all) )*know,?\s(?=\S+\s\S)/iu,
  /^you (?:might|may|probably) (?:not |already |also )*know(?: that)?,?\s(?=(?:we|i|our|my)(?:\s|['’]))/iu,
  /^(?:kindly note(?: that)?|believe it or not|to be honest|long story short|in case you (?:missed it|didn['’]t know|hadn['’]t heard)|by the way|please (?:note|be aware)(?: that)?),?\s(?=\S+\s\S)/iu,
  /^(?:je|on|nous) (?:voulais|voulait|voulions|tenais à|tenions à|souhaitais|souhaitions) (?:juste |simplement )?vous (?:dire|informer|annoncer|prévenir|signaler) qu(?:e\s|['’])(?=\S+\s\S)/iu,
  /^(?:nous avons|j['’]ai|on a) le plaisir de vous (?:annoncer|informer) qu(?:e\s|['’])(?=\S+\s\S)/iu,
  /^(?:sachez|figurez-vous|notez|petit (?:message|mot) pour (?:vous )?(?:dire|annoncer|prévenir)) qu(?:e\s|['’])(?=\S+\s\S)/iu,
  /^ce que (?:je fais|nous faisons|l['’]on fait|on fait),? c['’]est (?:de |d['’])?(?=\S+\s\S)/iu,
  /^comme vous (?:le )?savez(?: peut-être| déjà)?,?\s(?=\S+\s\S)/iu,
  /^(?:quería|queríamos|quiero|queremos) (?:solo )?(?:deci|avisa|conta|informa)r(?:os|les|te|le)? (?:de )?que\s(?=\S+\s\S)/iu,
  /^(?:os|les|te) (?:cuento|contamos|aviso|avisamos|informo|informamos) (?:de )?que\s(?=\S+\s\S)/iu,
  /^(?:resulta que|la (?:cosa|verdad) es que|lo que (?:hacemos|hago) es|como (?:ya )?(?:sabéis|saben|sabes),?)\s(?=\S+\s\S)/iu,
  /^(?:volevo|volevamo|vogliamo|voglio) (?:solo )?(?:dirvi|avvisarvi|informarvi|farvi sapere|raccontarvi) che\s(?=\S+\s\S)/iu,
  /^(?:(?:vi|ti) (?:informo|informiamo|avviso|avvisiamo|comunico|comunichiamo) che|sappiate che|il fatto è che|quello che (?:faccio|facciamo) è|come sapete,?|siamo (?:felici|lieti|contenti) di (?:annunciarvi|informarvi|comunicarvi|dirvi) che)\s(?=\S+\s\S)/iu,
  /^(?:queria|queríamos) (?:só )?(?:dizer|avisar)(?:-vos)? que\s(?=\S+\s\S)|^(?:o que (?:faço|fazemos) é|a verdade é que)\s(?=\S+\s\S)/iu,
];
