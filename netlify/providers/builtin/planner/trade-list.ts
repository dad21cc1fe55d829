import type { TradePack } from './trade-pack';

export interface Trade {
  /** Beginnings of words by which the trade calls itself. */
  names: string;
  /** Goods and habits that speak for it, but might belong to another. */
  hints?: string;
  load: () => Promise<TradePack>;
}

export const tradeList: Trade[] = [
  { names: 'baker(?:y|ies|s)?\\b|p[âa]tisser|b[äa]ckerei|boulanger|panader|sourdough', hints: 'bread|pastr|croissant|cakes?\\b|bagel|loaf|loaves', load: async () => (await import('./packs/bakery')).bakery },
  { names: 'dent(?:ists?|al|istry|ures?)\\b|orthodont|zahnarzt|zahn[äa]rzt|dentiste|dentista|endodont|periodont', hints: 'hygienist|crowns?\\b|fillings?\\b|implants?\\b|veneers?\\b|aligners?\\b|invisalign|braces\\b|teeth|tooth|root canal', load: async () => (await import('./packs/dentist')).dentist },
  { names: 'yoga|yogi\\b|pilates|reformer', hints: 'meditat|breathwork|vinyasa|hatha|ashtanga|iyengar|yin\\b|barre\\b|mindful', load: async () => (await import('./packs/yoga')).yoga },
  { names: 'caf[eé]s?\\b|coffee (?:shop|house|bar|roast|cart|truck)|coffeehouse|espresso bar|tea ?room|roastery|kaffee|cafeter[ií]a', hints: 'coffee|espresso|latte|cappuccino|flat white|barista|brunch|chai|matcha', load: async () => (await import('./packs/cafe')).cafe },
  { names: 'restaurant|bistro|brasserie|trattoria|osteria|taverna|diner\\b|eatery|gastropub|tapas|ramen|sushi|curry house|noodle|cater(?:er|ing)|steak ?house|supper club|ristorante', hints: 'menu|lunch|dinner|tasting|seafood|steak|pasta|roast|dishes|cuisine|kitchen', load: async () => (await import('./packs/restaurant')).restaurant },
  { names: 'burger|smash ?house|grill ?house|barbecue|bbq|smoke ?house|hot ?dog|fried chicken|food truck', hints: 'fries|wings|ribs|brisket|patty|loaded', load: async () => (await import('./packs/burger')).burger },
  { names: 'pizz|neapolitan', hints: 'calzone|margherita|dough|mozzarella|wood[- ]fired|slices?\\b', load: async () => (await import('./packs/pizzeria')).pizzeria },
  { names: '(?:wine |cocktail |sports |gin |rooftop |tiki )?bars?\\b(?! ?ber)|pubs?\\b|brewer|taproom|brewpub|tavern|micropub|ale ?house|wine merchant|distiller|cider', hints: 'beer|ale\\b|cocktail|wine|gin\\b|whisk|craft|pint|lager|quiz|tapas', load: async () => (await import('./packs/bar')).bar },
  { names: 'butcher|charcuter|metzger|fleischer|boucher|carnicer', hints: 'beef|lamb|pork|sausage|steak|meat|poultry|turkey|bacon', load: async () => (await import('./packs/butcher')).butcher },
  { names: 'hair ?(?:dress|salon|styl|studio|cut|design)|hair\\b|hairdress|colou?rist|friseur|coiffeur|blow ?dry|peluquer', hints: 'balayage|highlights|perm|extensions?|colou?r|cuts?\\b|curl|bridal hair', load: async () => (await import('./packs/hair')).hair },
  { names: 'barber', hints: 'fade|shave|beard|clipper|hot towel|buzz', load: async () => (await import('./packs/barber')).barber },
  { names: 'beauty|nail (?:salon|bar|studio|tech|art)|nails\\b|lash|brow (?:bar|studio)|brows\\b|aesthetic|cosmetic|make-?up artist|skin ?(?:care|clinic|studio)|waxing|tanning|esthetic|estheti', hints: 'manicure|pedicure|facial|gel\\b|wax|peel|shellac|tint', load: async () => (await import('./packs/beauty')).beauty },
  { names: 'massage|spa\\b|spas\\b|day spa|wellness|reflexolog|sauna|hammam|thermal', hints: 'swedish|deep tissue|hot stone|aromatherap|facial|couples|relax', load: async () => (await import('./packs/spa')).spa },
  { names: 'gym\\b|gyms\\b|fitness|personal train|crossfit|boxing|bootcamp|strength (?:and|&|coach)|weightlift|kickbox|martial art|spin studio', hints: 'hiit|spin\\b|cardio|training|workout|weights|classes|coach', load: async () => (await import('./packs/gym')).gym },
  { names: 'physio|osteopath|chiropract|sports? (?:therap|injur|massage clinic)|physical therap|podiatr|rehab|krankengymnast', hints: 'back pain|knee|shoulder|posture|injur|taping|dry needling', load: async () => (await import('./packs/physio')).physio },
  { names: 'opti(?:cian|cal|que|ker|cs)|optometr|eye ?(?:wear|care|test|clinic|glass)|spectacle|glasses', hints: 'contact lens|varifocal|sunglasses|frames|lenses|progressive', load: async () => (await import('./packs/optician')).optician },
  { names: 'vets?\\b|veterin|animal (?:clinic|hospital)|pet (?:clinic|hospital)|tierarzt', hints: 'vaccin|neuter|spay|microchip|puppy|kitten|flea|worming', load: async () => (await import('./packs/vet')).vet },
  { names: 'plumb|heating engineer|heating (?:and|&)|gas engineer|boiler|drain|klempner|sanit[äa]r|plombier|fontaner|hvac', hints: 'leak|radiator|bathroom|tap\\b|taps|pipes?\\b|water heater|toilet|emergency call', load: async () => (await import('./packs/plumber')).plumber },
  { names: 'estate agen|real estate|realtor|realty|letting|property (?:agen|sales|lettings|management|consult)|immobili|inmobiliari', hints: 'propert|valuations?\\b|landlord|tenan|homes? for sale|house sales|vendor|viewings|conveyanc', load: async () => (await import('./packs/real-estate')).realEstate },
  { names: '(?:e-?)?bikes?\\b|bicycle|cycle (?:shop|store|works|hub|centre|center)|cycler(?:y|ies)|cycles\\b|velo\\b|fahrrad', hints: 'punctures?|gravel|e-?bikes?|wheel build|cargo bike|inner tube|panniers?|cycling|hybrids?\\b', load: async () => (await import('./packs/bike-shop')).bikeShop },
  { names: 'book ?(?:shop|store|sell)|books\\b|antiquarian|second-?hand books|buchhandl|librair|librer[ií]a', hints: 'fiction|novels?\\b|paperback|author|read(?:ing|ers)|poetry|comics?\\b|manga|rare books', load: async () => (await import('./packs/bookshop')).bookshop },
  { names: '(?:dog|pet|mobile|cat) groom|groomer|grooming (?:salon|parlou?r|studio|van)|hundesalon|(?:dog|pet) (?:parlou?r|salon|spa)', hints: 'full groom|desh?edd?|de-?matt|hand[- ]?stripp|nail (?:trim|clip)|puppy (?:groom|introduction|intro)|doodles?\\b|groom', load: async () => (await import('./packs/dog-groomer')).dogGroomer },
  { names: 'account(?:ants?|ancy|ing)\\b|book-?keep|tax (?:advis|prepar|consult|agent|return|service)|cpa\\b|steuerberat|comptable', hints: 'payroll|tax\\b|vat\\b|gst\\b|bas\\b|audits?\\b|self assessment|xero|quickbooks|ledger', load: async () => (await import('./packs/accountant')).accountant },
  { names: 'florist|flower|floral|blumen|fleuriste|florister', hints: 'bouquet|wreath|posies|plants|roses|stems|arrangement', load: async () => (await import('./packs/florist')).florist },
  { names: 'boutique|cloth(?:es|ing)|fashion|dress shop|menswear|womenswear|apparel|knitwear|vintage (?:shop|store|cloth)|tailor|dressmak|outfitter|shoe shop|footwear|lingerie|bridal (?:shop|boutique|wear)', hints: 'dresses|denim|jeans|knit|shirts?\\b|shoes|accessories|alteration|linen|coats?\\b', load: async () => (await import('./packs/boutique')).boutique },
  { names: 'jewel(?:l?er|ry|lery)|goldsmith|silversmith|watchmak|diamond|joyer|bijout|schmuck|juwelier', hints: 'rings?\\b|necklace|earring|bracelet|engagement|watch|gem|pearls?\\b|gold\\b|silver\\b', load: async () => (await import('./packs/jeweller')).jeweller },
];
