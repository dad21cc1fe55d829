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
export const condition = /^(?:if|when|wenn|falls|si|quand|cuando|se|quando|als|wanneer|jeśli|gdy)\s(?!\d)/iu;
export const asks =
  /^(?:bring|book|call|ask|come|choose|send|pick|pay|order|visit|use|check|tell|ring|wear|collect)\s/i;
export const notices = /^(?:reminder|note|notice|important|attention|update|news|last chance)$/i;
