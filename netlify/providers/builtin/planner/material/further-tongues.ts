import type { Tongue } from './language-tables';

const NEVER = /(?!)/u;

/** Dutch, Italian and Portuguese, and what is known of any other language: its days, so that nobody posts "yesterday" late. */
export const otherTongues: Record<'nl' | 'it' | 'pt' | 'other', Tongue> = {
  nl: {
    direct:
      /^(?:(?:hoe (?:lang|vaak|veel|duur|snel|ver|groot|oud|vroeg|laat)|hoe|wat|waarom|wanneer|waar|wie|welke? \p{L}+) (?:is|zijn|moet|moeten|kan|kunnen|mag|mogen|wordt|worden|kost|kosten|duurt|duren|gebeurt|doe|doet|doen|heb|heeft|hebben|gaat|gaan|werkt|betekent|komt|krijg)\b(?=.)|(?:kan|kunnen|moet|moeten|is|zijn|mag|mogen|heb|hebben|hebt|heeft|doen|doet|komt|komen|gaat|wordt|worden|helpt) )/iu,
    indirect: /^(?:of|hoe|wat|wanneer|waar|waarom|wie|welke?|waarmee|waarvoor)\b/iu,
    askers:
      /^(?:(?:(?:de )?(?:mensen|klanten|families|ouders|gasten)|de meesten|velen|iedereen|een klant|iemand|ze) (?:\p{L}+ ){0,2}?(?:vragen|vraagt|vroegen|vroeg|willen weten|wil weten)(?: (?:mij|me|ons))?(?: (?:vaak|altijd))?|(?:wij|we) krijgen (?:vaak |altijd )?de vraag|ik krijg (?:vaak |altijd )?de vraag|meestal|altijd|vaak)[,:]? /iu,
    believers:
      /^(?:(?:(?:de )?(?:mensen|klanten|families|ouders)|de meesten|velen|veel mensen|iedereen|ze) (?:\p{L}+ ){0,1}?(?:denken|denkt|geloven|gelooft|zeggen|zegt|verwachten|zijn ervan overtuigd)(?: \p{L}+)? dat |(?=dat ))/iu,
    they: /^(?:zij|ze)\b/iu,
    deictic:
      /\b(?:vandaag|vanavond|gisteren|eergisteren|morgenochtend|deze week|vorige week|volgende week|deze maand|(?:maan|dins|woens|donder|vrij|zater|zon)dag)\b/iu,
    breaks:
      /\s*(?:[;:(–—]|\s-\s|, (?=(?:en|want|omdat|zodat|dus|die|dat|dan|vooral|meestal|met|voor|na|in|op|bij)\b))/u,
    ands: /,? (?=en\b)/u,
    reasons: /^,? (?:zodat|omdat|want|om)\b/iu,
    turns: /\b(?:maar|behalve|alleen|als|niet|nooit|geen|zonder|hoewel|toch|tot|tenzij|in plaats)\b/iu,
    leans:
      /^(?:het|dat|dit|die|deze|hij|zij|ze|en|maar|dus|want|dan|ook|anders|daar|daarom|daarna|beide|of|nee|ja)\b/iu,
    doubts: /\b(?:ik denk|misschien|weet niet|geen idee|waarschijnlijk|of zo)\b/iu,
    single: /(?<!\p{L})(?:ik|mijn|mij|me|mezelf)(?!\p{L})/iu,
    several: /(?<!\p{L})(?:wij|we|ons|onze)(?!\p{L})/iu,
    fillers: /^(?:nou(?: ja)?|tja|eh+|hm+|eerlijk gezegd|eigenlijk)[,.…]*\s+/iu,
  },
  it: {
    direct:
      /^(?:quant[oaie]\b|ogni quanto|cosa (?:è|sono|succede|devo|serve|faccio|include)|che cos['’]è|come (?:si|posso|funziona|faccio|devo)|perché (?:è|si|non|c['’]è)|quando (?:è|si|posso|devo|serve)|dove (?:è|si|posso|siete)|chi (?:è|fa|può)|qual è|si può|posso|devo|bisogna|serve|avete|fate|c['’]è)(?!\p{L})/iu,
    indirect: /^(?:se|come|quant[oaie]|ogni quanto|quando|dove|perché|cosa|che cosa|chi|quale?)(?!\p{L})/iu,
    askers:
      /^(?:(?:la gente|la maggior parte|i clienti|le clienti|le famiglie|i genitori|tutti|molti|tanti|una cliente|un cliente)?\s*(?:sempre |ci |mi )*(?:chied(?:e|ono)|ha chiesto|vogliono sapere|vuole sapere)(?: (?:sempre|spesso))?|sempre|quasi sempre|di solito)[,:]? /iu,
    believers:
      /^(?:(?:la gente|la maggior parte|i clienti|le famiglie|i genitori|tutti|molti|tanti|alcuni)?\s*(?:crede|credono|pensa|pensano|dice|dicono|immagina|immaginano|è convint[oa]|sono convint[ie]) che |(?:credere|pensare) che |che )/iu,
    they: /^(?:loro|essi)(?!\p{L})/iu,
    deictic:
      /(?<!\p{L})(?:oggi|ieri|l['’]altro ieri|stamattina|stasera|domani|questa (?:mattina|settimana)|la settimana scorsa|la prossima settimana|questo mese|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)(?!\p{L})/iu,
    breaks: /\s*(?:[;:(–—]|\s-\s|, (?=(?:e|perché|così|che|poi|soprattutto|per|con)(?!\p{L}))|,? (?=perché(?!\p{L})))/u,
    ands: /,? (?=ed? )/u,
    reasons: /^,? (?:affinché|perché|poiché|così che)(?!\p{L})/iu,
    turns: /(?<!\p{L})(?:ma|però|invece|tranne|salvo|solo|se|non|mai|senza|anche se|fino|piuttosto|né)(?!\p{L})/iu,
    leans:
      /^(?:questo|questa|questi|quello|quella|esso|lui|lei|loro|e|ma|però|quindi|allora|poi|anche|perché|lì|o|dopo|invece|no|sì)(?!\p{L})/iu,
    doubts: /(?<!\p{L})(?:credo che|forse|non so|non lo so|probabilmente|penso che|qualcosa del genere)(?!\p{L})/iu,
    single:
      /(?<!\p{L})(?:io|mio|mia|miei|mie|mi|me|ho|insegno|faccio|vendo|vengo|vado|allevo|costruisco|preparo|raccolgo|riparo|\p{L}{2,}o (?:io|a mano))(?!\p{L})/iu,
    several: /(?<!\p{L})(?:noi|nostr[oaie]|abbiamo|siamo|\p{L}{2,}iamo)(?!\p{L})/iu,
    fillers: /^(?:beh|allora|mah|eh+|dunque|diciamo|sinceramente|onestamente)[,.…]*\s+/iu,
  },
  pt: {
    direct:
      /^(?:quant[oa]s?\b|de quanto em quanto|o que (?:é|são|acontece|preciso|inclui|faço)|como (?:se|posso|funciona|faço|é)|por ?que (?:é|se|não|há|tem)|quando (?:é|se|posso|devo)|onde (?:é|fica|posso)|quem|qual é|pode(?:-se)?|posso|preciso|precisa|tem que|é preciso|vocês (?:têm|fazem)|se (?:chover|eu|der|a gente)[^.]{0,60}\?)(?!\p{L})/iu,
    indirect: /^(?:se|como|quant[oa]s?|quando|onde|por ?que|o que|quem|qual)(?!\p{L})/iu,
    askers:
      /^(?:(?:as pessoas|o pessoal|o povo|a galera|a maioria|os clientes|as clientes|as famílias|os pais|as mães|todos|todo mundo|toda a gente|muita gente|muitos|uma cliente|um cliente)?\s*(?:sempre |nos |me )*(?:perguntam?|perguntou|querem saber|quer saber)(?:-(?:nos|me))?(?: (?:sempre|muito|direto|o tempo todo))?|sempre|quase sempre|normalmente)[,:]? /iu,
    believers:
      /^(?:(?:as pessoas|o pessoal|o povo|a galera|a maioria|os clientes|as famílias|os pais|as mães|todos|todo mundo|toda a gente|muita gente|muitos|alguns)?\s*(?:acha|acham|acredita|acreditam|pensa|pensam|diz|dizem|imagina|imaginam|est(?:á|ão) (?:achando|pensando)|tem certeza(?: de)?) que |(?:achar|pensar) que |que )/iu,
    they: /^(?:eles|elas)(?!\p{L})/iu,
    deictic:
      /(?<!\p{L})(?:hoje|ontem|anteontem|amanhã|esta (?:manhã|tarde|noite|semana)|a semana passada|na semana passada|semana que vem|este mês|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?(?= |[.,])|(?:no )?sábado|(?:no )?domingo)(?!\p{L})/iu,
    breaks:
      /\s*(?:[;:(–—]|\s-\s|, (?=(?:e|porque|então|que|depois|sobretudo|para|pra|com)(?!\p{L}))|,? (?=porque(?!\p{L})))/u,
    ands: /,? (?=e )/u,
    reasons: /^,? (?:para que|pra que|porque|já que)(?!\p{L})/iu,
    turns: /(?<!\p{L})(?:mas|porém|senão|exceto|salvo|só|se|não|nunca|sem|embora|até|em vez)(?!\p{L})/iu,
    leans:
      /^(?:isso|isto|esta|este|estes|esse|essa|ele|ela|eles|elas|e|mas|então|assim|depois|também|porque|aí|ali|lá|ou|não|sim)(?!\p{L})/iu,
    doubts: /(?<!\p{L})(?:acho que|talvez|não sei|suponho|provavelmente|alguma coisa assim)(?!\p{L})/iu,
    single:
      /(?<!\p{L})(?:eu|meu|minha|meus|minhas|me|comigo|faço|crio|ensino|levo|vou|entrego|cuido|\p{L}{2,}ei)(?!\p{L})/iu,
    several: /(?<!\p{L})(?:nós|nosso|nossa|nossos|nossas|a gente|\p{L}{2,}(?:amos|emos|imos))(?!\p{L})/iu,
    fillers: /^(?:bom|então|olha|pois|ah+|é que|na verdade|sinceramente)[,.…]+\s+/iu,
  },
  other: {
    direct: NEVER,
    indirect: NEVER,
    askers: NEVER,
    believers: NEVER,
    they: NEVER,
    deictic:
      /(?<!\p{L})(?:dzisiaj|dziś|wczoraj|jutro|we? (?:poniedziałek|wtorek|środę|czwartek|piątek|sobotę|niedzielę)|dnes|včera|zítra|zajtra|v pondělí|v úterý|ve středu|ve čtvrtek|v pátek|v sobotu|v neděli|i ?dag|i ?går|i ?morgon|i ?morgen|måndag|mandag|tisdag|tirsdag|onsdag|torsdag|fredag|lördag|lørdag|söndag|søndag|tänään|eilen|huomenna|ma|tegnap|holnap|hétfőn|kedden|szerdán|csütörtökön|pénteken|szombaton|vasárnap|azi|ieri|mâine|luni|marți|miercuri|joi|vineri|sâmbătă|duminică|bugün|dün|yarın|danas|jučer|sutra|hari ini|kemarin|besok|ngayon|kahapon|bukas|leo|jana|kesho|hôm nay|hôm qua|ngày mai|heddiw|ddoe|yfory|avui|ahir|demà|сегодня|вчера|завтра)(?!\p{L})/iu,
    breaks: /\s*[;(–—]/u,
    ands: NEVER,
    reasons: NEVER,
    // What a rest says of the beginning cannot be read: nothing is cut.
    turns: /(?:)/u,
    leans: NEVER,
    doubts: NEVER,
    single: NEVER,
    several: NEVER,
    fillers: NEVER,
  },
};
