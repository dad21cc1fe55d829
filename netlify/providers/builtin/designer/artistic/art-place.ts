import type { LightName } from './art-light';

/** Where a description says that it happens, as far as a painting has a scene for it. */
export type Place = 'sea' | 'lake' | 'town' | 'garden' | 'hills';

/** The place that is said first, or null. */
export function placeOf(text: string): Place | null {
  const found = places
    .map(([place, pattern]) => ({ place, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return found[0]?.place ?? null;
}

/** The light that the words ask for: night is dark, and dawn is not noon. Null where they say nothing of it. */
export function momentOf(text: string): LightName | null {
  const said = text.replace(nightsThatAreCounted, ' ');
  return moments.find(([, pattern]) => pattern.test(said))?.[0] ?? (lateHour.test(said) ? 'night' : null);
}

const places: readonly (readonly [Place, RegExp])[] = [
  [
    'sea',
    /(?<!\p{L})(?:sea|seaside|seafront|beach(?:es)?|harbour|harbor|coast(?:al)?|bay|quay|pier|island|ocean|surf|strand|meer|ostsee|nordsee|hafen|küste|insel|mer|plage|port|côte|île|mar|playa|puerto|costa|isla|mare|spiaggia|porto|isola|praia|ilha|zee|haven|eiland|morze|plaża|wyspa|havet|hav)(?!\p{L})/iu,
  ],
  [
    'lake',
    /(?<!\p{L})(?:lake(?:s|side)?|river(?:s|side)?|pond|loch|canal|creek|see|seeufer|fluss|lac|rivière|étang|lago|río|fiume|rio|meertje|rivier|jezioro|rzeka)(?!\p{L})/iu,
  ],
  [
    'town',
    /(?<!\p{L})(?:town|city|street|high street|market square|old quarter|downtown|rooftops?|altstadt|stadt|innenstadt|vieille ville|centre[- ]ville|ciudad|casco antiguo|centro storico|città|cidade|binnenstad|stad|miasto|starówka)(?!\p{L})/iu,
  ],
  [
    'garden',
    /(?<!\p{L})(?:gardens?|meadows?|orchards?|vineyards?|fields?|farm|countryside|park|allotments?|wildflowers?|picnic|garten|wiese|weinberg|obstgarten|bauernhof|jardin|prairie|vignoble|verger|champs?|jardín|viñedos?|huerto|campo|giardino|vigneto|frutteto|prato|jardim|vinha|pomar|tuin|boomgaard|weide|ogród|łąka|sad)(?!\p{L})/iu,
  ],
  [
    'hills',
    /(?<!\p{L})(?:hills?|mountains?|moors?|moorland|alps|peaks?|valley|dunes?|desert|berge?|alpen|tal|montagnes?|colline|vallée|montañas?|sierra|valle|montagna|collina|montanhas?|serra|bergen|heuvels|góry|fjäll)(?!\p{L})/iu,
  ],
];

/** What is paid or slept by the night says nothing of the dark, nor does a whole day of its end. */
const nightsThatAreCounted =
  /\b(?:dawn|sunrise) (?:to|till|until) (?:dusk|sunset)\b|(?<!\p{L})(?:\d+|an?|one|two|three|per|pro|par|por|each|every|zwei|drei|deux|trois|dos|tres|due|tre|duas)[ -](?:nights?|nacht|nächte|nuits?|noches?|notti|notte|noites?|nachten)(?!\p{L})/giu;
/** Nine in the evening and later, where it is not the hour of closing. */
const lateHour =
  /(?<!(?:until|till|to|by|bis|hasta|tot|do|[-–])\s?)\b(?:(?:9|10|11)(?:[:.]\d\d)?\s?pm|2[1-3](?:[:.]\d\d)? uhr|2[1-3] ?h)\b/iu;
const moments: readonly (readonly [LightName, RegExp])[] = [
  [
    'night',
    /(?<!\p{L})(?:nights?|midnight|after dark|moon(?:lit|light)?|stars|starry|stargazing|star party|ghosts?|haunted|spooky|lanterns?|firefl(?:y|ies)|nacht|nächtlich\w*|mitternacht|sterne|nuit|minuit|étoiles|noche|medianoche|estrellas|notte|mezzanotte|stelle|noite|estrelas|sterren|noc|gwiazdy|nattlig|natt)(?!\p{L})/iu,
  ],
  [
    'sunset',
    /(?<!\p{L})(?:sunset|sundown|dusk|twilight|evening light|sonnenuntergang|dämmerung|coucher de soleil|crépuscule|puesta de sol|atardecer|tramonto|pôr do sol|zonsondergang|zachód słońca)(?!\p{L})/iu,
  ],
  [
    'rose',
    /(?<!\p{L})(?:sunrise|dawn|daybreak|first light|sonnenaufgang|morgengrauen|aube|lever du soleil|amanecer|alba|amanhecer|zonsopgang|wschód słońca)(?!\p{L})/iu,
  ],
  [
    'golden',
    /(?<!\p{L})(?:autumn|harvest|golden hour|herbst|ernte|automne|vendanges|récolte|otoño|vendimia|cosecha|autunno|vendemmia|raccolta|outono|colheita|herfst|oogst|jesień)(?!\p{L})/iu,
  ],
];
