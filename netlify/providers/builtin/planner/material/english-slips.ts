/** English that was typed without its apostrophes, or with the wrong "a": only where nothing else can be meant. */
export const inEnglish = (sentence: string): string =>
  slips.reduce((said, [pattern, meant]) => said.replace(pattern, meant), sentence);

const AFTER_ITS =
  'basically|actually|literally|simply|hand ?(?:woven|made|sewn|painted|cut|knitted)|his|hers|theirs|yours|mine|ours|got|that|this|nothing|something|called|there|here|not|an?|the|me|just|only|very|too|always|never|usually|probably|mostly|nearly|about|been|worth|going|getting|made|how|what|when|where|why|because|like|really|so|no|my|our|your|in|on|at|for|from|up to|free|now|still|also|okay|ok|easier|better|worse|cheaper|quicker|safer|harder|all (?:about|in|the|done|gone|right|good|over)|one (?:of|thing)|hard to|easy to|fine|gonna';
const ADJECTIVES =
  'loud|quiet|cold|hot|warm|dry|wet|cheap|dear|expensive|heavy|light|small|big|long|short|easy|hard|safe|clean|dirty|good|bad|late|early|ready|done|gone|true|wrong|right|normal|natural|common|rare|different|broken|stuck|full|empty|open|closed|dead|alive|sticky|slippery|important|possible|impossible|simple|slow|fast|quick|messy|noisy|soft|rough|sharp|blunt|old|new|tiny|huge|nice|great|lovely|weird|odd|fun|boring|longer|shorter|bigger|smaller|lighter|heavier|thicker|thinner|stronger|weaker|faster|slower|warmer|colder|hotter|dearer|later|earlier|sooner|drier|cleaner|tighter|looser|toxic|poisonous|brown|black|green|white|grey|gray|red|yellow|blue|pink|cloudy|higher|lower|deeper|(?:over|under)\\p{L}{3,}ed';

const WHERE_WE_ARE =
  'opposite|open|closed|on|at|in|next to|near|behind|above|just|only|not|always|never|mostly|usually|based|two|three|here|still|happy|glad|about|full|booked|licensed|insured|fully|\\p{L}{3,}ing';

const slips: readonly (readonly [RegExp, string])[] = [
  // "Were", "well", "wed", "shed", "hell", "shell", "ill" and "id" are words.
  [/(?<!\p{L})(they|you|we|I|could|would|should|might|must)ve(?!\p{L})/giu, '$1’ve'],
  [/(?<!\p{L})(they|you)(re|ll|d)(?!\p{L})/giu, '$1’$2'],
  [/(?<!\p{L})(it|that)(ll)(?!\p{L})/giu, '$1’$2'],
  [/(?<!\p{L})(he|she|who|where|how|here)s(?= (?!\p{L}+s\b)[\p{L}\d])/giu, '$1’s'],
  [/(?<!\p{L})(must|need|might|are|have|has|had)(n)t(?!\p{L})/giu, '$1$2’t'],
  [/(?<!\p{L})aint(?!\p{L})/gu, 'ain’t'],
  [/^lets(?= \p{L})/iu, 'Let’s'],
  [/(?<![\p{L}’'-])i(m|ve)(?= \p{L})/giu, 'I’$1'],
  // "Todays paper", "this years crop"; "in these last years" are many.
  [/(?<!\p{L})(today|yesterday|tomorrow|tonight)s(?= \p{L})/giu, '$1’s'],
  [/(?<=(?<!\p{L})(?:this|next) )(year|week|month|summer|winter|spring|autumn)s(?= \p{L})/giu, '$1’s'],
  [/(?<=(?<!\p{L})(?:if|when|because|cos|once|unless|while) )(it)s(?= \p{L}{2,}ing(?!\p{L}))/giu, '$1’s'],
  [/(?<!\p{L})(it)s(?= back (?:up|home|where|in use)(?!\p{L}))/giu, '$1’s'],
  // "His grandads reel": one of them, and theirs.
  [
    /(?<=(?<!\p{L})(?:my|his|her|their|your) )(mum|mom|dad|grandad|granddad|grandpa|grandma|granny|nan|gran|mother|father|husband|wife|brother|sister)s(?= (?!and|or|who|are|were|have|had|in|on|at|to|with|from|came|both|all|do|did|will|would|can|said|made|always|never|used|\p{L}{2,}ed(?!\p{L}))\p{L})/giu,
    '$1’s',
  ],
  // "Were opposite the church": nobody asks, and nobody was named who were.
  [new RegExp(`^were(?= (?:${WHERE_WE_ARE})(?!\\p{L})[^?]*$)`, 'iu'), 'We’re'],
  [
    /(?<=(?<!\p{L})(?:if|because|cos|unless) )were(?= (?!you|they|we|he|she|it|there|I|the|his|her|my|our|your|their)\p{L})/giu,
    'we’re',
  ],
  [
    /(?<!\p{L})(you)r(?= (?:not|going|gonna|an?|the|better off|at|about to|supposed to|allowed|in (?:the|a)|on (?:the|a)|welcome to|listed (?:or|and)|not sure|unsure)(?!\p{L}))(?! a[ -]level)/giu,
    '$1’re',
  ],
  [new RegExp(`(?<!\\p{L})(it)s(?= (?:${AFTER_ITS})(?![\\p{L}-]))`, 'giu'), '$1’s'],
  // "Its loud and feels odd", "its cold in there"; "its small and heavy body" is the body's.
  [
    new RegExp(
      `(?<!\\p{L})(it)s(?= (?:(?:quite|pretty|rather|bit) )?(?:${ADJECTIVES})(?:$|[,.;:!?]| (?:but|when|if|because|so|to|for|in|at|than|even|enough|that|until|now|then|or not|and (?:over|under|it|I|you|we|they|that|the|a|an|not|\\p{L}{2,}(?<!ou)(?<!s)s)(?!\\p{L}))))`,
      'giu',
    ),
    '$1’s',
  ],
  // "Its frosted because": nothing that it has is named.
  [
    /(?<!\p{L})(it)s(?= (?!bed|shed|seed|weed|feed|speed|need|breed|hundred)\p{L}{2,}[^e\P{L}]ed(?: (?:because|cos|if|when|unless|by (?:hand|the|an?))(?!\p{L})|[.!?]))/giu,
    '$1’s',
  ],
  // "Its cracked under the seat".
  [
    /(?<!\p{L})(it)s(?= (?:cracked|split|torn|jammed|chipped|bent|snapped|leaking|stuck|rusted|worn) (?:under|on|in|at|all|right|along|down|across|through)(?!\p{L}))/giu,
    '$1’s',
  ],
  // "If its grey water on top": what it is, where nothing is said of it.
  [
    /(?<=(?<!\p{L})(?:if|when|unless|because) )(it)s(?= (?:\p{L}+ )?(?:water|dust|mould|mold|rust|damp|condensation|limescale|moss|algae|frost|grease|woodworm|moths?)(?: (?:just|then|you|we|on top|underneath|and (?:it|you|not)|or)(?!\p{L})|[,.]))/giu,
    '$1’s',
  ],
  // "A expensive mic"; "a one-off", "a university" and "a used one" begin with another sound, and "grade a eggs" has a name.
  [
    /(?<![\p{L}\p{N}’'&/.-])(?<!(?:grade|class|vitamin|type|group|plan|option|hepatitis|section|side|unit|block|level) )(a)(?= (?!one\b|once\b|ones\b|eu|ewe|is\b|are\b|and\b|or\b|in\b|at\b|on\b|of\b|if\b|as\b|am\b|i\b|I\b|I’|a\b|la\b|u(?:ni(?!n)|s[ea]|su|ti|te|k|r[aeiou]|fo|ni|b|n\b)|o\b|e\b|ou[io])(?:[aeiou]\p{L}+|(?:hour|honest|heir)\p{L}*))/giu,
    '$1n',
  ],
  [/(?<![\p{L}\p{N}’'-])(a)n(?= (?!h|x|mri|mot|sms|nhs|mp)[bcdfgjklmnpqrstvwyz]\p{Ll}*[aeiou]\p{Ll}{2,})/gu, '$1'],
];
