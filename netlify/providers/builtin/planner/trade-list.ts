import { readPack, type TradePack } from './trade-pack';

export interface Trade {
  /** Beginnings of words by which the trade calls itself. */
  names: string;
  /** Goods and habits that speak for it, but might belong to another. */
  hints?: string;
  load: () => Promise<TradePack>;
}

export const tradeList: Trade[] = [
  {
    names: 'baker(?:y|ies|s)?\\b|p[âa]tisser|b[äa]ckerei|boulanger|panader|sourdough',
    hints: 'bread|pastr|croissant|cakes?\\b|bagel|loaf|loaves',
    load: async () => readPack((await import('./packs/bakery.json')).default),
  },
  {
    names: 'dent(?:ists?|al|istry|ures?)\\b|orthodont|zahnarzt|zahn[äa]rzt|dentiste|dentista|endodont|periodont',
    hints:
      'hygienist|crowns?\\b|fillings?\\b|implants?\\b|veneers?\\b|aligners?\\b|invisalign|braces\\b|teeth|tooth|root canal',
    load: async () => readPack((await import('./packs/dentist.json')).default),
  },
  {
    names: 'yoga|yogi\\b|pilates|reformer',
    hints: 'meditat|breathwork|vinyasa|hatha|ashtanga|iyengar|yin\\b|barre\\b|mindful',
    load: async () => readPack((await import('./packs/yoga.json')).default),
  },
  {
    names:
      'caf(?:[eé]|e\u0301)s?(?![\\p{L}\\p{M}\\p{N}])|coffee (?:shop|house|bar|roast|cart|truck)|coffeehouse|espresso bar|tea ?room|roastery|kaffee|cafeter[ií]a',
    hints: 'coffee|espresso|latte|cappuccino|flat white|barista|brunch|chai|matcha',
    load: async () => readPack((await import('./packs/cafe.json')).default),
  },
  {
    names:
      'restaurant|bistro|brasserie|trattoria|osteria|taverna|diner\\b|eatery|gastropub|tapas|ramen|sushi|curry house|noodle|cater(?:er|ing)|steak ?house|supper club|ristorante',
    hints: 'menu|lunch|dinner|tasting|seafood|steak|pasta|roast|dishes|cuisine|kitchen',
    load: async () => readPack((await import('./packs/restaurant.json')).default),
  },
  {
    names: 'burger|smash ?house|grill ?house|barbecue|bbq|smoke ?house|hot ?dog|fried chicken|food truck',
    hints: 'fries|wings|ribs|brisket|patty|loaded',
    load: async () => readPack((await import('./packs/burger.json')).default),
  },
  {
    names: 'pizz|neapolitan',
    hints: 'calzone|margherita|dough|mozzarella|wood[- ]fired|slices?\\b',
    load: async () => readPack((await import('./packs/pizzeria.json')).default),
  },
  {
    names:
      '(?:wine |cocktail |sports |gin |rooftop |tiki )?bars?\\b(?! ?ber)|pubs?\\b|brewer|taproom|brewpub|tavern|micropub|ale ?house|wine merchant|distiller|cider',
    hints: 'beer|ale\\b|cocktail|wine|gin\\b|whisk|craft|pint|lager|quiz|tapas',
    load: async () => readPack((await import('./packs/bar.json')).default),
  },
  {
    names: 'butcher|charcuter|metzger|fleischer|boucher|carnicer',
    hints: 'beef|lamb|pork|sausage|steak|meat|poultry|turkey|bacon',
    load: async () => readPack((await import('./packs/butcher.json')).default),
  },
  {
    names:
      'hair ?(?:dress|salon|styl|studio|cut|design)|hair\\b|hairdress|colou?rist|friseur|coiffeur|blow ?dry|peluquer',
    hints: 'balayage|highlights|perm|extensions?|colou?r|cuts?\\b|curl|bridal hair',
    load: async () => readPack((await import('./packs/hair.json')).default),
  },
  {
    names: 'barber',
    hints: 'fade|shave|beard|clipper|hot towel|buzz',
    load: async () => readPack((await import('./packs/barber.json')).default),
  },
  {
    names:
      'beauty|nail (?:salon|bar|studio|tech|art)|nails\\b|lash|brow (?:bar|studio)|brows\\b|aesthetic|cosmetic|make-?up artist|skin ?(?:care|clinic|studio)|waxing|tanning|esthetic|estheti',
    hints: 'manicure|pedicure|facial|gel\\b|wax|peel|shellac|tint',
    load: async () => readPack((await import('./packs/beauty.json')).default),
  },
  {
    names: 'massage|spa\\b|spas\\b|day spa|wellness|reflexolog|sauna|hammam|thermal',
    hints: 'swedish|deep tissue|hot stone|aromatherap|facial|couples|relax',
    load: async () => readPack((await import('./packs/spa.json')).default),
  },
  {
    names:
      'gym\\b|gyms\\b|fitness|personal train|crossfit|boxing|bootcamp|strength (?:and|&|coach)|weightlift|kickbox|martial art|spin studio',
    hints: 'hiit|spin\\b|cardio|training|workout|weights|classes|coach',
    load: async () => readPack((await import('./packs/gym.json')).default),
  },
  {
    names:
      'physio|osteopath|chiropract|sports? (?:therap|injur|massage clinic)|physical therap|podiatr|rehab|krankengymnast',
    hints: 'back pain|knee|shoulder|posture|injur|taping|dry needling',
    load: async () => readPack((await import('./packs/physio.json')).default),
  },
  {
    names: 'opti(?:cian|cal|que|ker|cs)|optometr|eye ?(?:wear|care|test|clinic|glass)|spectacle|glasses',
    hints: 'contact lens|varifocal|sunglasses|frames|lenses|progressive',
    load: async () => readPack((await import('./packs/optician.json')).default),
  },
  {
    names: 'vets?\\b|veterin|animal (?:clinic|hospital)|pet (?:clinic|hospital)|tierarzt',
    hints: 'vaccin|neuter|spay|microchip|puppy|kitten|flea|worming',
    load: async () => readPack((await import('./packs/vet.json')).default),
  },
  {
    names:
      'plumb|heating engineer|heating (?:and|&)|gas engineer|boiler|drain|klempner|sanit[äa]r|plombier|fontaner|hvac',
    hints: 'leak|radiator|bathroom|tap\\b|taps|pipes?\\b|water heater|toilet|emergency call',
    load: async () => readPack((await import('./packs/plumber.json')).default),
  },
  {
    names:
      'estate agen|real estate(?! photo)|realtor|realty|letting|property (?:agen|sales|lettings|management|consult)|immobili|inmobiliari',
    hints: 'propert|valuations?\\b|landlord|tenan|homes? for sale|house sales|vendor|viewings|conveyanc',
    load: async () => readPack((await import('./packs/real-estate.json')).default),
  },
  {
    names:
      'bike (?:shop|store|works|repair|servic|hire|rental|mechanic|doctor|fitting|fix)|(?:e-?|cargo |gravel |road |mountain |folding |electric |kids.? )bikes?\\b|bicycle|cycle (?:shop|store|works|hub|centre|center)|cycler(?:y|ies)|cycles\\b|velo\\b|fahrrad',
    hints: '(?:e-?)?bikes\\b|wheel build|cargo bike|inner tubes?|panniers?|cycling',
    load: async () => readPack((await import('./packs/bike-shop.json')).default),
  },
  {
    names:
      'book ?(?:shop|store|sell)|(?:rare|old|used|new|second-?hand|children.s) books|antiquarian|buchhandl|librair|librer[ií]a',
    hints: 'books\\b|fiction|novels?\\b|paperback|poetry|comics?\\b|manga',
    load: async () => readPack((await import('./packs/bookshop.json')).default),
  },
  {
    names: '(?:dog|pet|mobile|cat) groom|groomer|hundesalon|(?:dog|pet) (?:parlou?r|salon|spa)',
    hints:
      'full groom|desh?edd?|de-?matt|hand[- ]?stripp|nail (?:trim|clip)|puppy (?:groom|introduction|intro)|doodles?\\b',
    load: async () => readPack((await import('./packs/dog-groomer.json')).default),
  },
  {
    names:
      'account(?:ants?|ancy|ing)\\b|book-?keep|tax (?:advis|prepar|consult|agent|return|service)|cpa\\b|steuerberat|comptable',
    hints: 'payroll|tax\\b|vat\\b|gst\\b|bas\\b|audits?\\b|self assessment|xero|quickbooks|ledger',
    load: async () => readPack((await import('./packs/accountant.json')).default),
  },
  {
    names: 'florist|flower|floral|blumen|fleuriste|florister',
    hints: 'bouquet|wreath|posies|plants|roses|stems|arrangement',
    load: async () => readPack((await import('./packs/florist.json')).default),
  },
  {
    names:
      'boutique|cloth(?:es|ing)|fashion|dress shop|menswear|womenswear|apparel|knitwear|vintage (?:shop|store|cloth)|tailor|dressmak|outfitter|shoe shop|footwear|lingerie|bridal (?:shop|boutique|wear)',
    hints: 'dresses|denim|jeans|knit|shirts?\\b|shoes|accessories|alteration|linen|coats?\\b',
    load: async () => readPack((await import('./packs/boutique.json')).default),
  },
  {
    names: 'jewel(?:l?er|ry|lery)|goldsmith|silversmith|watchmak|diamond|joyer|bijout|schmuck|juwelier',
    hints: 'rings?\\b|necklace|earring|bracelet|engagement|watch|gem|pearls?\\b|gold\\b|silver\\b',
    load: async () => readPack((await import('./packs/jeweller.json')).default),
  },
  {
    names: 'photograph|photo studio|fotograf',
    hints: 'headshots?\\b|portraits?\\b|photo ?shoots?|wedding photo|newborn shoot|mini sessions|retouch|drone footage',
    load: async () => readPack((await import('./packs/photographer.json')).default),
  },
  {
    names: 'toy|games? (?:shop|store)|board ?games?|model shop|spielzeug|jouet|juguet',
    hints: 'puzzle|plush|lego|wooden|train sets?|dolls?\\b|jigsaw',
    load: async () => readPack((await import('./packs/toy-shop.json')).default),
  },
  {
    names: 'pet (?:shop|store|suppl|food|boutique)|pets?\\b shop|aquari|aquatic|reptile|animal feed|zoohandlung|pet\\b',
    hints: 'dog food|cat food|collar|harness|hamster|fish tank|bird seed|cat litter|treats',
    load: async () => readPack((await import('./packs/pet-shop.json')).default),
  },
  {
    names:
      'electrician|electrical (?:contract|install|serv|repair|engineer|work|safety|test|inspect)|electric(?:al)? (?:and|&) |(?:and|&) electrical\\b|elektrik|[ée]lectricien|electricista',
    hints: 'rewir|fuse ?box|consumer units?|switchboard|breaker|sockets?\\b|lighting|eicr\\b|ev charg|electrical',
    load: async () => readPack((await import('./packs/electrician.json')).default),
  },
  {
    names:
      'farm ?shop|farm stand|farm\\b|greengrocer|grocer|deli\\b|delicatessen|veg(?:etable)? box|fruit (?:and|&) veg|cheesemonger|health food|zero waste|orchard|market garden|fishmonger',
    hints: 'vegetables?|fruit|cheese|eggs|honey|jam|apples?|seasonal|organic|hamper',
    load: async () => readPack((await import('./packs/farm-shop.json')).default),
  },
  {
    names: 'ice ?cream|gelat|sorbet|frozen yog|eisdiele|glacier|helader|soft serve',
    hints: 'cone|scoop|sundae|flavou?rs|milkshake|waffle',
    load: async () => readPack((await import('./packs/ice-cream.json')).default),
  },
  {
    names:
      'hotels?\\b|hostel|motel|guest ?house|bed (?:and|&) breakfast|b ?& ?b\\b|pension\\b|g[äa]stehaus|aparthotel|holiday (?:let|cottage)|farm ?stay|lodging|country inn|(?:village|coaching|historic) inn',
    hints:
      'double rooms?|single rooms?|family rooms?|suites?\\b|overnight|en.?suite|rooms? (?:with|for)|full breakfast',
    load: async () => readPack((await import('./packs/hotel.json')).default),
  },
  {
    names:
      'wedding (?:plan|coordinat|design|styl|organi)|event (?:plan|coordinat|organi|styl|manage)|party plan|celebrant|wedding venue|weddings? (?:and|&) events?|(?:plan|organi[sz]e|style|arrange|coordinate)s? (?:\\p{L}+ )?weddings?\\b|^weddings?\\b(?! (?:and|&) \\p{L}+ (?:photo|film|video)| (?:photo|film|video|cake|flower|florist|hair|make|dress|ring|band|music|dj|car|cater))',
    hints:
      'weddings?\\b(?! (?:photo|film|video|portrait|cake|flower|hair|make|dress|gown|ring|band|music|dj|car|cater))|elopement|venue|ceremony|day-of|on the day|styling|reception',
    load: async () => readPack((await import('./packs/wedding-planner.json')).default),
  },
  {
    names:
      'lawyer|solicitor|law (?:firm|office|practice)|attorney|legal|barrister|notar|conveyanc|rechtsanw|avocat|abogad',
    hints: 'wills?\\b|probate|divorce|family law|employment law|contracts?\\b|mediation|immigration|injury|lease',
    load: async () => readPack((await import('./packs/lawyer.json')).default),
  },
  {
    names: 'insur|versicherung|assurance',
    hints: 'policy|policies|cover\\b|liability|home and contents|life\\b|broker|claims?\\b',
    load: async () => readPack((await import('./packs/insurance.json')).default),
  },
  {
    names:
      'driving (?:school|instruct|lessons?|tuition|academ|tuto|course)|driver.?s?[ -](?:training|education|ed\\b)|learn to drive|fahrschul|fahrlehr|auto-?[ée]cole|autoescuela',
    hints:
      'refresher|motorway lessons|automatic lessons|manual lessons|theory test|road test|intensive (?:course|driving)|pass plus|parallel parking',
    load: async () => readPack((await import('./packs/driving-school.json')).default),
  },
  {
    names:
      'tutor|tuition|maths? (?:lesson|teacher|coach)|exam prep|language (?:school|lesson|course|class)|english lesson|nachhilfe|learning cent|study coach|test prep',
    hints: 'maths?|gcse|a-level|sat\\b|essay|homework|grammar|exam|reading',
    load: async () => readPack((await import('./packs/tutor.json')).default),
  },
  {
    names:
      'music (?:school|lesson|teacher|tuition|academy|studio)|piano (?:lesson|teacher|school|studio)|guitar (?:lesson|teacher|school)|singing|violin|drum|voice (?:lesson|coach|teacher)|musikschule',
    hints: 'piano|guitar|violin|ukulele|choir|band\\b|recital|theory|cello|flute',
    load: async () => readPack((await import('./packs/music-school.json')).default),
  },
  {
    names:
      'garden(?:er|ers|ing)\\b|garden (?:maintenance|design|care|service|clearance)|landscap|lawn ?(?:care|mow|maintenance)|tree (?:surge|care|service)|arborist|g[äa]rtner|jardin(?:ier|ero)|grounds? maintenance',
    hints: 'hedge|lawns?\\b|pruning|mowing|planting|turf|patios?\\b|paving|decking|borders|topiary',
    load: async () => readPack((await import('./packs/gardener.json')).default),
  },
  {
    names:
      'nurser(?:y|ies) (?!plant)|nursery\\b(?! plants)|childcare|child ?care|day ?care|cr[eè]che|kindergarten|kita\\b|preschool|pre-school|childmind|early years|montessori|after[- ]school',
    hints: 'toddler|babies|baby room|forest school|settling|holiday club',
    load: async () => readPack((await import('./packs/nursery.json')).default),
  },
  {
    names:
      'clean(?:er|ers|ing)\\b|housekeep|janitor|window clean|carpet clean|maid|reinigung|laundr|dry ?clean|ironing',
    hints: 'deep clean|end of tenancy|move-?out|oven|windows|carpets|office clean|domestic',
    load: async () => readPack((await import('./packs/cleaner.json')).default),
  },
  {
    names:
      'build(?:er|ers|ing) |builders?\\b|roof|construction|carpent|joiner|extension|loft conver|renovat|bricklay|contractor|remodel|plaster|masonry|dachdecker|tiler|painter|decorat|handyman|fenc(?:e|ing)\\b|kitchens? fit',
    hints: 'gutter|chimney|extension|decking|floor|walls?\\b|paint|tiles|windows|render|cladding|conservator',
    load: async () => readPack((await import('./packs/builder.json')).default),
  },
  {
    names:
      '(?<!(?:from|in) (?:the|my|our|a) )garage\\b(?! door)|(?:car|auto|vehicle|motor) (?:repair|servic|mechanic|workshop|shop|care|centre|center)|mechanics?\\b|mots?\\b|tyre (?:shop|centre|fit)|tire (?:shop|center)|autowerkstatt|kfz|taller mec',
    hints:
      'brakes?\\b|tyres?\\b|tires?\\b|exhausts?\\b|clutch|oil change|servicing|diagnostics|wheel alignment|bodywork|cars?\\b',
    load: async () => readPack((await import('./packs/garage.json')).default),
  },
  {
    names:
      'it (?:support|repair|service|help|consult)|computer|laptop repair|phone repair|tech (?:support|repair)|pc repair|mac repair|managed it|screen repair|cyber|network (?:support|install)|data recovery|smartphone',
    hints: 'virus|backup|wi-?fi|laptop|printer|screen|battery|upgrade|office 365|email',
    load: async () => readPack((await import('./packs/it-repair.json')).default),
  },
];
