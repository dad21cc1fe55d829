import words from './us-words.json';

/** Rewrites authored text for readers in the United States; never applied to a customer's own words. */
export const toAmerican = (text: string, extra: Record<string, string> = none): string =>
  inWordsOf(text, rulesFor(extra));

/** Canadians spell as the British do, and drive trucks. */
export const toCanadian = (text: string): string => inWordsOf(text, (canadian ??= rulesOf(words)));

function inWordsOf(text: string, { table, pattern }: Rules): string {
  return text.replace(pattern, (word) => {
    const american = table[word.toLowerCase()] ?? word;
    // "CV" is one word in capitals.
    return /^\p{Lu}(?!\p{Lu})/u.test(word) ? american.charAt(0).toUpperCase() + american.slice(1) : american;
  });
}

/** The American spelling of one word in small letters; itself where there is none. */
export const americanWord = (word: string): string => singleWords.get(word) ?? word;

/** Made once for each pack: a week's proposal rewrites some hundreds of sentences. */
function rulesFor(extra: Record<string, string>): Rules {
  const kept = known.get(extra);
  if (kept) return kept;
  const rules = rulesOf({ ...spellings, ...extra });
  known.set(extra, rules);
  return rules;
}

function rulesOf(table: Record<string, string>): Rules {
  const longestFirst = Object.keys(table).sort((a, b) => b.length - a.length);
  return { table, pattern: new RegExp(`\\b(${longestFirst.join('|')})\\b`, 'gi') };
}

interface Rules {
  table: Record<string, string>;
  pattern: RegExp;
}

const none = {};
let canadian: Rules | undefined;
const known = new WeakMap<object, Rules>();

const pairs = `
colour color|colours colors|coloured colored|colouring coloring|colourist colorist|colourful colorful|favour favor|favours favors|favourite favorite|favourites favorites|flavour flavor|flavours flavors|flavoured flavored|neighbour neighbor|neighbours neighbors|neighbourhood neighborhood|honour honor|odour odor|odours odors|vapour vapor|rumour rumor|humour humor|labour labor|harbour harbor|behaviour behavior|parlour parlor|armour armor
centre center|centres centers|centrepiece centerpiece|centrepieces centerpieces|centred centered|metre meter|metres meters|centimetre centimeter|centimetres centimeters|millimetre millimeter|millimetres millimeters|litre liter|litres liters|fibre fiber|fibres fibers|theatre theater|calibre caliber
grey gray|greys grays|greying graying|mould mold|mouldy moldy|moulds molds|tyre tire|tyres tires|kerb curb|kerbs curbs|plough plow|draught draft|draughts drafts|draughty drafty|storey story|storeys stories|cheque check|cheques checks|aluminium aluminum|pyjamas pajamas|jewellery jewelry|jeweller jeweler|jewellers jewelers|cosy cozy|cosier cozier|doughnut donut|doughnuts donuts|sceptical skeptical|manoeuvre maneuver|manoeuvres maneuvers|programme program|programmes programs|catalogue catalog|mum mom|mums moms|speciality specialty|ageing aging|likeable likable|yoghurt yogurt|smoulder smolder|sulphur sulfur|sulphite sulfite|sulphites sulfites|practise practice|practising practicing|practised practiced|licence license|licences licenses|defence defense|offence offense|enquire inquire|enquiry inquiry|enquiries inquiries
organise organize|organised organized|organising organizing|recognise recognize|recognised recognized|realise realize|realised realized|apologise apologize|moisturise moisturize|moisturiser moisturizer|moisturising moisturizing|sterilise sterilize|sterilised sterilized|specialise specialize|caramelise caramelize|caramelised caramelized|caramelises caramelizes|emphasise emphasize|memorise memorize|minimise minimize|prioritise prioritize|personalise personalize|personalised personalized|customise customize|equalise equalize|stabilise stabilize|neutralise neutralize|neutralises neutralizes|oxidise oxidize|oxidises oxidizes|fertiliser fertilizer|fertilisers fertilizers|socialise socialize|socialised socialized|visualise visualize|finalise finalize|standardise standardize|crystallise crystallize|crystallises crystallizes|polarised polarized|galvanised galvanized|vaporise vaporize|categorise categorize|summarise summarize|analyse analyze|tranquillity tranquility
travelled traveled|travelling traveling|traveller traveler|travellers travelers|levelled leveled|levelling leveling|labelled labeled|labelling labeling|cancelled canceled|cancelling canceling|modelling modeling|marvellous marvelous|woollen woolen|woollens woolens|channelled channeled|signalled signaled|signalling signaling|jewelled jeweled|dialled dialed|fuelled fueled|skilful skillful|fulfil fulfill|instalment installment|instalments installments|enrol enroll|enrolment enrollment|anaesthetic anesthetic|orthopaedic orthopedic|paediatric pediatric
watercolour watercolor|watercolours watercolors|harbours harbors|neighbouring neighboring|colourless colorless|vigour vigor|vapours vapors|discolour discolor|savour savor|organisers organizers|organiser organizer|organises organizes|organisation organization|recognises recognizes|recognising recognizing|stabiliser stabilizer|stabilisers stabilizers|pasteurised pasteurized|practises practices|oxidised oxidized|oxidiser oxidizer|steriliser sterilizer|modernise modernize|hypnotised hypnotized|visualisation visualization|computerised computerized|notarised notarized|legalised legalized|legalisation legalization|optimisers optimizers|polarising polarizing|sanitised sanitized|vaporises vaporizes|analysing analyzing|homogenised homogenized|memorised memorized|paralyse paralyze|economises economizes|apologising apologizing|localise localize|localised localized|localising localizing|africanised africanized|pencilled penciled|pedalling pedaling|counselling counseling|bevelled beveled|quarrelled quarreled|quarrelling quarreling|modelled modeled|dialling dialing|panelled paneled|chiselling chiseling|chiselled chiseled|shovelled shoveled|towelling toweling|kilometres kilometers|kilometre kilometer|microfibre microfiber|sabre saber|mitre miter|millilitre milliliter|theatres theaters|catalogues catalogs|coeliac celiac|diarrhoea diarrhea|caesarean cesarean|lymphoedema lymphedema|encyclopaedias encyclopedias|defences defenses|moult molt|ploughing plowing|ploughed plowed|mouldings moldings|moulding molding|moulded molded|greyish grayish
autumn fall|the council the city|solicitor lawyer|solicitors lawyers|aeroplane airplane|aeroplanes airplanes|holidaymakers vacationers|car park parking lot|boot sale yard sale|petrol gas|motorway highway|aubergine eggplant|courgette zucchini|courgettes zucchini|coriander cilantro|spring onion scallion|spring onions scallions|icing sugar powdered sugar|caster sugar superfine sugar|plain flour all-purpose flour|cling film plastic wrap|mobile phone cell phone|postcode zip code|tea towel dish towel|tea towels dish towels|washing-up liquid dish soap|washing up dishes|skirting board baseboard|skirting boards baseboards|worktop countertop|worktops countertops|hob stovetop|nappy diaper|nappies diapers|pram stroller|jumper sweater|jumpers sweaters|waistcoat vest
`;
const phrases = new Set([
  'the council',
  'car park',
  'boot sale',
  'spring onion',
  'spring onions',
  'icing sugar',
  'caster sugar',
  'plain flour',
  'cling film',
  'mobile phone',
  'tea towel',
  'tea towels',
  'washing-up liquid',
  'washing up',
  'skirting board',
  'skirting boards',
]);

const singleWords: ReadonlyMap<string, string> = new Map(
  pairs
    .trim()
    .split(/[|\n]/)
    .map((pair) => {
      const phrase = [...phrases].find((candidate) => pair.startsWith(`${candidate} `));
      const british = phrase ?? pair.slice(0, pair.indexOf(' '));
      return [british, pair.slice(british.length + 1)];
    }),
);

/** With things of everyday life; what stands for itself is no such thing inside a longer phrase. */
const spellings: Record<string, string> = { ...Object.fromEntries(singleWords), ...words };
