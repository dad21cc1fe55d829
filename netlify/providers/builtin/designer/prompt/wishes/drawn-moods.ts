import { inflects } from './mood-words';

/** Moods that pictures are drawn in, each with its own ground, inks, lettering and ornament. */
export const drawnMoods = [
  'dark',
  'retro',
  'rustic',
  'luxury',
  'festive',
  'neon',
  'pastel',
  'clean',
  'playful',
] as const;
export type DrawnMood = (typeof drawnMoods)[number];

/** The mood that a word of a wish names in nine languages ("düster", "rétro", "elegante"), or null. Lower case. */
export const moodOfWord = (word: string): DrawnMood | null =>
  drawnMoods.find((mood) => whole[mood].has(word) || inflects(word, bent[mood])) ?? null;

/** Moods that are said in signs or in more than a word: "lots of white", "70s look", "暗い雰囲気". */
export const moodPhrases: readonly (readonly [DrawnMood, RegExp])[] = [
  [
    'clean',
    /(?<!\p{L})(?:(?:lots|plenty|loads) of (?:white|empty space|space|air)(?! (?:wine|bread|roses))|(?:viel|jede menge) (?:weiß|weiss|luft)|beaucoup (?:de|d['’]) ?(?:blanc|air)|mucho (?:blanco|aire)|(?:tanto|molto) bianco|muito branco|veel (?:wit|lucht)|dużo bieli|(?:white|empty|blank|negative)[ -]space|(?:viel )?weiß ?raum|weissraum|espaces? (?:blancs?|vides?)|espacio (?:en )?(?:blanco|vacío)|spazio (?:bianco|vuoto)|witruimte|espaço (?:em )?(?:branco|vazio))(?!\p{L})|シンプル|清潔感|余白|すっきり|깔끔|심플/iu,
  ],
  [
    'luxury',
    /(?<!\p{L})(?:art d[eé]co|(?:19)?20s|roaring twenties|black tie)(?!\p{L})|高級|上品|エレガント|고급|우아/iu,
  ],
  ['neon', /(?<!\p{L})(?:(?:19)?80(?:s|er)|synthwave|vaporwave|cyberpunk)(?!\p{L})|ネオン|네온/iu],
  [
    'retro',
    /(?<!\p{L})(?:(?:19)?[567]0(?:s|er)|(?:fifties|sixties|seventies)|(?:années|anni|años|anos|jaren|lata) (?:19)?[567]0|(?:années|anni|años|anos|jaren|lata) (?:cinquante|soixante(?:-dix)?|cinquanta|sessanta|settanta|cincuenta|sesenta|setenta|cinquenta|sessenta|vijftig|zestig|zeventig|pięćdziesiąte|sześćdziesiąte|siedemdziesiąte)|(?:fünfziger|sechziger|siebziger)(?:[ -]?jahre)?)(?!\p{L})|レトロ|昭和|복고|레트로/iu,
  ],
  [
    'rustic',
    /(?<!\p{L})(?:kraft[ -]?(?:paper|papier)|papier kraft|carta kraft|old[- ]fashioned|old (?:\p{L}+ ){0,2}(?:paintings?|posters?|postcards?|photos?|photographs?|prints?|book covers?)|alte[rsmn]? (?:filmplakate?|plakate?|postkarten?|gemälde|fotos?)|vieil(?:le)?s? (?:affiches?|cartes? postales?|photos?)|vieux tableaux?|(?:cartel|cuadro|postal|foto) antigu[oa]|vecchi[oa] (?:quadro|cartolina|foto|manifesto)|oude? (?:ansichtkaart|affiche|schilderij|foto)|star[aey] (?:pocztówk\p{L}|plakat|obraz)|(?:cartaz|quadro|postal) antigo|(?:gammal|gammel|gammalt|gammelt) (?:affisch|plakat|vykort|postkort|tavla|maleri|målning|foto))(?!\p{L})|ヴィンテージ|アンティーク|手作り感|クラフト|빈티지/iu,
  ],
  ['dark', /暗い|ダーク|闇|어두운|다크/u],
  ['festive', /お祝い|祝祭|華やか|축제/u],
  ['pastel', /パステル|淡い|やわらかい|파스텔/u],
  ['playful', /ポップ|にぎやか|발랄/u],
];

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const whole: Readonly<Record<DrawnMood, ReadonlySet<string>>> = {
  dark: listed(
    'mörkt mörk mørkt mørk dark darker moody gloomy brooding noir shadowy sinister spooky eerie gothic gothique gotisch gótico gótica gotico gotica gotycki dusky nocturnal sfeervol mroczno ciemno cupo cupa',
  ),
  retro: listed('retro rétro retró retrò groovy funky disco nostalgic nostalgisch mid-century'),
  rustic: listed(
    'vintage rustic earthy handmade hand-made handcrafted homespun folksy woodsy antique weathered kraft farmhouse artisanal artisan rustikt rustik rustikk lantligt landligt landlig letterpress old-timey rustiek landelijk ambachtelijk aards champêtre artesanal artigianale',
  ),
  luxury: listed(
    'elegant elegante elegantes élégant élégante luxury luxurious opulent regal stately classy upscale sophisticated posh premium lavish glamorous glam chic chique sjiek stijlvol deftig edel deluxe luxe luxueus luksusowo elegancko',
  ),
  festive: listed(
    'festligt festlig festive christmassy celebratory jolly merry feestelijk festlich festif festive festivo festiva festosa festoso świąteczny odświętny',
  ),
  neon: listed('neon néon neón neonowy neonowo fluorescent electric'),
  pastel: listed('pastel pastels pastello pastelowo pastellig pastelkleurig pastelltöne pastellfarben gentle dreamy'),
  clean: listed(
    'clean minimal minimalist minimalistic minimalistisch uncluttered airy spacious strak aufgeräumt luftig minimaliste minimalista épuré épurée pulito pulita limpio limpia limpo limpa schoon czysto minimalistycznie plain simple simples simpel einfach calm calme calmo calma quiet prosto spokojnie skromnie enkelt enkel lugnt stilrent stilren avskalat roligt rolig rent',
  ),
  playful: listed(
    'lekfullt lekfull lekent leken legende färgglatt färgglad farverigt farverig fargerikt fargerik playful fun funny cheerful whimsical quirky silly childlike colourful colorful',
  ),
};

/** Without what their languages add. */
const bent: Readonly<Record<DrawnMood, ReadonlySet<string>>> = {
  dark: listed(
    'dunkel dunkl düster sombre ténébreu oscur tenebros misterios scur escur sombri donker duister ciemn mroczn nastrojow',
  ),
  retro: listed('nostalgisch nostalgiqu nostalgic nostálgic nostalgiczn'),
  rustic: listed(
    'rustikal ländlich urig erdig handgemacht altmodisch rustiqu champêtr artisanal rústic artesanal antigu rustic artigianal antic landelijk ambachtelijk aards rustykaln sielsk ziemist',
  ),
  luxury: listed(
    'elegant vornehm nobel nobl edl luxuriös hochwertig élégant luxueu raffiné lujos sofisticad lussuos raffinat sofisticat luxuos requintad luxe chique elegancki eleganck luksusow szlachetn',
  ),
  festive: listed(
    'festlich feierlich weihnachtlich festi festiv navideñ festos natalizi feestelijk świąteczn odświętn',
  ),
  neon: listed('neonow'),
  pastel: listed('pastellig pastelow zart doux delicat sanft'),
  clean: listed(
    'klar schlicht reduziert aufgeräumt luftig épuré sobr limpi pulit limp strakk czyst minimalistyczn minimalistisch schlicht ruhig sencill semplic eenvoudig rustig prost spokojn tranquil tranquill',
  ),
  playful: listed(
    'verspielt fröhlich bunt lustig ludiqu joyeu rigolo divertid juguetón alegr giocos allegr divertent brincalh alegr speels vrolijk zabawn wesoł figlarn radosn kolorow',
  ),
};
