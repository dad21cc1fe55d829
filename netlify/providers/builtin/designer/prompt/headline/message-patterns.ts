/** "We do | falconry mornings", "we offer | night shoots": the verb says nothing of its own. */
export const offering =
  /^(?:we|i)(?: also| now| still)? (?:do|offer|run|sell|provide|hire out|rent out) (?=(?:\p{L}[\p{L}'’-]{3,}\s){1}\p{L})(?!(?:not|all|everything|anything|this|that|these|those|what|it|our|your|their|more|much)\s)/iu;
/** "We are hiring", "Now enrolling", "New vintage", "This week": no message of their own. */
export const leads =
  /^(?:we(?: a|['’])re \p{L}+(?: for)?|(?:now|just|currently|still) \p{L}+|new(?: \p{L}+){0,3}|this (?:week|month|weekend|season)|coming soon|on now|today|tonight|tomorrow|last \p{L}+|available(?: now)?|wanted|for (?:sale|rent|hire)|\p{L}+ wanted)$/iu;
/** Orders, counts and pronouns: what they are about was said before. */
export const leaning =
  /^(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|up to|teams?|groups?|last|first|final|only|we|you|it|they|he|she|i|make|take|put|find|build|bring|book|buy|get|ask|call|come|learn|choose|send|pick|pay|save|try|see|join|order|visit|give|use|let|check|meet|write|tell|start|stop|keep|turn|drop|help|ring)\s)/iu;
export const reasons = /^(?:because|since|as so|weil|da wir|parce que|porque|perché|omdat)\s(?!\d)/iu;
/** What it is about has not been said. */
export const condition =
  /^(?:if|when|wenn|falls|si|quand|cuando|se(?!\s(?:necesit|busc|precis|vend|alquil|ofrec|traspas|hac|dan|impart|arregl|compr|regal|cerca|affitta|procura))|quando|als|wanneer|jeśli|gdy)\s(?!\d)/iu;
export const asks =
  /^(?:just\s)?(?:bring|book|call|ask|come|choose|send|pick|pay|order|visit|use|check|tell|ring|wear|collect|bringt|komm(?:t|en sie)?|ruft?|bucht?|meldet?|nehmt|apporte[rz]|venez|réserve[rz]|appele[rz]|pensez|trae[rd]?|trae|venid|ven|reserva[dr]?|llama[d]?|porta(?:te|re)?|venite|prenota(?:te|re)?|chiama(?:te|re)?|neem|kom|boek|bel|bestel|meld|traga[m]?|venha[m]?|reserve[m]?|ligue[m]?|przynieś\p{L}*|przyjdź\p{L}*|zapisz\p{L}*|zadzwoń\p{L}*)\s/iu;
export const notices = /^(?:reminder|note|notice|important|attention|update|news|last chance)$/i;
/** "Sorry folks", "please note". */
export const courtesies =
  /^(?:sorry(?: (?:folks|everyone|everybody|all))?|hi|hello|hey|please note|good (?:morning|news)|thank you|thanks|dear (?:\p{L}+(?: and \p{L}+)?)|(?:hi|hello|hey) \p{L}+)$/iu;
/** They tell what an hour is of, and nothing without it: "doors | 6:30pm", "ouverture des portes | 18h". */
export const timeLabels =
  /^(?:doors?(?: open)?|gates?(?: open)?|kick-?off|start(?:s|ing)?|starts? at|meet(?:ing)?(?: point| at)?|check-?in|last (?:orders|entry)|food served|einlass(?: ab)?|beginn|treffpunkt|abfahrt|ouverture(?: des)? (?:portes|caisses)|début|départ|rendez-vous|accueil|apertura(?: de)? (?:puertas|porte)|inicio|salida|quedada|ritrovo(?: ore)?|inizio(?: ore)?|partenza(?: ore)?|apertura porte|inloop|aanvang|vertrek|zaal open|abertura d[ae]s? portas|início|partida|encontro|zbiórka|początek|wejście|start o)$/iu;
