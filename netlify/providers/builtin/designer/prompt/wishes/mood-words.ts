/** True for an adjective of a look: known by its stem in nine languages, in English also by an ending that nouns seldom have. */
export const isMoodWord = (word: string): boolean =>
  moods.has(word) || inflects(word, stems) || (endings.test(word) && !notMoods.has(word));

/** How something may be that is asked for; of goods many of these would be praise, so without a wish before them they are no look. */
export const isHopedManner = (word: string): boolean => hopedManners.has(word);

/** Light, weather and places that a picture is full of. */
export const isScene = (word: string): boolean => scenes.has(word);

/** What a business says of itself: "friendly and reliable", "licensed", "fait maison". A clause with one is for the readers. */
export const isOfService = (word: string): boolean =>
  services.has(word) ||
  [1, 2, 3].some((cut) => serviceStems.has(stemOf(word, cut)) && inflections.test(word.slice(word.length - cut)));

/** True for a stem of the set with what its language may add to an adjective. */
export const inflects = (word: string, known: ReadonlySet<string>): boolean =>
  [0, 1, 2, 3, 4].some((cut) => known.has(stemOf(word, cut)) && inflections.test(word.slice(word.length - cut)));

const stemOf = (word: string, cut: number): string =>
  word.length - cut < SHORTEST ? '' : word.slice(0, word.length - cut);
const listed = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')));
const SHORTEST = 3;

const hopedManners = listed(
  'quiet natural tidy neat einfach unaufgeregt dezent zurückhaltend simples singelo singela calme discret discrète naturel naturelle discreto discreta natural calmo calma sobria sobrio simpel eenvoudig prosto prosty proste prostego skromnie spokojnie jasno ciepło elegancko kolorowo',
  'enkelt enkel lugnt lugn lugna stilrent stilren stilrena avskalat rent ren rena luftigt ljust ljus mörkt mörk varmt varm mysigt mysig lekfullt lekfull färgglatt färgglad glatt glad modernt modern klassiskt klassisk rustikt rustik lantligt lantlig festligt festlig stilla diskret elegant romantiskt mystiskt mystisk retro snyggt',
  'roligt rolig enkle rolige lyst lys mørkt mørk hyggeligt hyggelig koselig farverigt farverig fargerikt fargerik legende lekent leken afdæmpet dempet moderne klassisk rustikt rustikk landligt landlig festligt stille diskret rent ryddig ryddigt luftig luftigt pænt pent',
);
/** English, which does not bend its adjectives. */
const moods = listed(
  'moody dark darker bright brighter light soft bold bolder wild calm warm cool deep pale rich raw rough rugged gritty grim stark crisp sleek slick classy elegant understated restrained luxurious lavish opulent regal noble stately whimsical playful quirky cheeky funky groovy punk gothic folksy homespun rustic earthy woodsy outdoorsy sporty edgy urban industrial minimal minimalist minimalistic maximalist clean simple plain airy breezy sunny summery wintry autumnal springlike',
  'stormy misty foggy rainy snowy frosty smoky dusty moonlit candlelit sunlit starry dreamy magical mystical mysterious spooky eerie creepy romantic nostalgic retro vintage old-fashioned old-school timeless classic traditional modern contemporary futuristic techy geometric abstract colourful colorful vibrant vivid punchy loud muted subdued pastel neon neutral monochrome cheerful joyful jolly merry festive upbeat energetic dynamic lively zesty serene tranquil peaceful soothing gentle tender',
  'serious intimate cosy cozy snug homely inviting trustworthy dignified solemn sombre somber grown-up girly feminine masculine manly cute kitsch kitschy cheesy corporate glossy glamorous glam glitzy sparkly tropical nautical coastal botanical floral handcrafted artsy arty painterly sketchy messy chaotic uncluttered striking dramatic cinematic epic atmospheric tasteful stylish trendy hip chic stuffy busy boring flashy fancy childish silly gory scary glitchy grungy psychedelic',
);
/** Without what their languages add: German, French, Spanish, Portuguese, Italian, Dutch, Polish. */
const stems = listed(
  'nordisch klar düster edel edl schlicht ruhig wild frech verspielt heimelig urig rau rauh modern klassisch vornehm kräftig sanft zart hell dunkel dunkl bunt knallig grell freundlich fröhlich gemütlich festlich nobel nobl elegant romantisch nostalgisch altmodisch rustikal ländlich minimalistisch reduziert luftig sonnig sommerlich winterlich herbstlich frühlingshaft stürmisch neblig geheimnisvoll mystisch märchenhaft verträumt gruselig unheimlich niedlich kitschig kindlich kindisch seriös würdevoll feierlich vertrauensvoll warm kühl erdig pastellig farbenfroh lebendig dynamisch stylisch schick peppig poppig rockig überladen aufgeräumt künstlerisch altehrwürdig maritim',
  'doux dou rassurant chaleureu élégant sobre épuré joyeu gai ludique festi coloré sombre lumineu clair rustique champêtre moderne classique rétro romantique poétique mystérieu féerique onirique magique sauvage brut raffiné luxueu intimiste apaisant tendre mignon kitsch enfantin décalé dynamique estival hivernal automnal printani nostalgique graphique minimaliste chargé ténébreu marin',
  'rústic elegant alegr cálid acogedor tranquil seren oscur clar luminos sobri sencill minimalist modern clásic romántic misterios mágic salvaj divertid juguetón festiv colorid suav veranieg invernal otoñal primaveral nostálgic cursi llamativ atrevid desenfadad marinero marinera acolhedor escur sóbri clássic romântic selvagem descontraíd praian rustic allegr cald accoglient scur chiar semplic classic romantic magic selvagg divertent giocos festos colorat vivac delicat estiv autunnal primaveril nostalgic raffinat terros marinar pulit lussuos',
  'luchtig fris zomerse sfeervol dromerig stemmig ingetogen uitbundig stoer rommelig schattig strak rustig knus gezellig ruig speels vrolijk kleurrijk bont donker helder koel zacht stijlvol chic chique sjiek klassiek mysterieu mysterieuz spannend griezelig sprookjesachtig dromerig zomers winters herfstig landelijk rustiek industrieel minimalistisch sober eenvoudig brutaal kinderachtig kneuterig deftig aards feestelijk gewaagd nostalgisch romantisch',
  'jasn ciemn pastelow ciepł chłodn spokojn wesoł radosn eleganck minimalistyczn nowoczesn klasyczn rustykaln sielsk przytuln romantyczn tajemnicz magiczn bajkow mroczn dzik surow stonowan kolorow delikatn subteln zimow jesienn wiosenn nostalgiczn zabawn figlarn szlachetn luksusow ziemist odważn odświętn morsk',
);
const inflections =
  /^(?:|e[rsnm]?|es|s|x|ses?|ces?|ve?s?|fs?|o|a|os|as|i|ie|he|h[ie]|y|ego|ej|ym|ych|ymi|nes?|ère|er|al|ale|aux)$/u;
const endings = /^[a-z-]{3,}(?:ish|esque|worthy|swept|lit|(?<=[^aeiou](?:l|m|n|p|t|g|k|d|b|s|z))y|(?<=[oa][wk])y)$/;
const notMoods = listed(
  'fish dish polish finish english spanish british irish danish swedish turkish jewish radish publish parish rubbish body city party honey family only early daily weekly monthly yearly any many ready lady baby puppy kitty bunny curry jelly candy study copy ferry taxi supply assembly lobby hobby ruby split carry marry hurry reply apply comply multiply simply really nearly directly easily fully freshly gently hourly locally',
);
const scenes = listed(
  'sea ocean wave waves storm sky skies night sunset sunrise dawn dusk twilight moonlight starlight candlelight fog mist shadow shadows forest woodland jungle clouds cloud rain snow thunder lightning desert meer himmel nacht nebel wald sturm wolken sonnenuntergang abendlicht mer ciel nuit brume forêt orage mar cielo noche niebla bosque tormenta notte nebbia foresta tempesta mare noite céu floresta tempestade zee lucht mist bos morze niebo noc mgła las burza',
);
const services = listed(
  'friendly reliable affordable licensed licenced insured certified qualified accredited local fresh organic vegan vegetarian gluten-free homemade home-made handmade hand-made delicious tasty healthy fast quick cheap free available open closed included welcome experienced professional trusted discreet confidential safe accessible delivery parking cash card cards dog dogs booking bookings appointment appointments ticket tickets guaranteed guarantee warranty quote quotes estimates repair repairs lesson lessons class classes course courses workshop workshops kids children families beginners adults seniors students members walk-ins order orders book call bring come visit pickup collection hire sale',
  'gratis inklusive bio lieferung abholung parkplätze anmeldung termin termine kinder hunde gutscheine barzahlung meisterbetrieb livraison réservation réservations devis enfants chiens espèces maison frais fraîche locaux entrega envío reserva reservas presupuesto aparcamiento niños perros efectivo garantía crianças orçamento bambini cani prenotazione prenotazioni preventivo consegna bezorging afhalen parkeren kinderen honden inbegrepen dostawa odbiór dzieci psy',
);
const serviceStems = listed(
  'zuverlässig günstig preiswert schnell sicher kostenlos frisch hausgemacht regional erfahren geprüft diskret fachgerecht gratuit rapid fiable biologique local certifié agréé garanti inclus compris offert rápid segur sicur económic caser caseir ecológic incluid incluíd garantid garantizad compres garantit betrouwbar betrouwbaar snel goedkop goedkoop vers biologisch lokal veilig gegarandeerd vakkundig szybk tani solidn śwież domow lokaln bezpieczn gwarancj bezpłatn darmow',
);
