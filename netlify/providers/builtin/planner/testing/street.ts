import type { BusinessProfile, Tone } from '../../../../../src/domain/business-profile';

/** One business for each trade that has a pack, as its owner might describe it; in many places and all five voices. */
export const street: Record<string, { zone: string; profile: BusinessProfile }> = {
  bakery: of('Europe/London', "Miller's Bakery", 'Neighbourhood bakery with sourdough and pastries', 'Elm Street, Bristol', "families and commuters within ten minutes' walk", ['Sourdough loaves', 'Butter croissants', 'Celebration cakes', 'Rye bread'], 'friendly'),
  cafe: of('America/New_York', 'Slow Morning Coffee', 'Coffee shop with house-made pastries and a quiet back room', '212 Court St, Brooklyn, NY', 'remote workers and parents after drop-off', ['Filter coffee', 'Oat lattes', 'Avocado toast', 'Banana bread'], 'casual'),
  restaurant: of('Australia/Sydney', 'Saltbush', 'Modern Australian restaurant with seafood and native herbs', 'Glebe, Sydney', 'couples and groups from the inner west', ['Tasting menu', 'Whole grilled fish', 'Sunday lunch', 'Private dining'], 'creative'),
  burger: of('America/Chicago', 'Stack House', 'Smash burger restaurant', '1420 W Taylor St, Chicago, IL', 'students and families', ['Double smash burger', '2 for 1 burgers on Fridays', 'Loaded fries'], 'casual'),
  pizzeria: of('Europe/London', 'Forno Rosso', 'Wood-fired pizza restaurant and takeaway', 'Heaton, Newcastle', 'families and students', ['Margherita', 'Sourdough pizza', 'Pizza delivery'], 'friendly'),
  bar: of('Europe/Dublin', 'The Crooked Harp', 'Pub with craft beer, live music and a quiz night', 'Galway', 'locals and weekend visitors', ['Craft beer', 'Irish whiskey flights', 'Quiz night', 'Private hire'], 'casual'),
  butcher: of('Europe/London', 'Dawson & Sons', 'Family butcher with dry-aged beef and home-made sausages', 'Market Place, York', 'home cooks', ['Dry-aged steaks', 'Free-range turkeys', 'Home-made sausages', 'Slow-cook joints'], 'authoritative'),
  hair: of('Australia/Sydney', 'Studio Wren', 'Hair salon specialising in balayage and curly hair', 'Fitzroy, Melbourne', 'women from twenty to fifty', ['Balayage', 'Curly cuts', 'Bridal hair', 'Keratin treatments'], 'friendly'),
  barber: of('America/New_York', 'Kings & Clippers', 'Barbershop for fades and beards', 'Oakland, CA', 'men and boys', ['Skin fades', 'Beard trims', 'Hot towel shaves'], 'casual'),
  beauty: of('Europe/London', 'Polished', 'Nail and beauty salon', 'Didsbury, Manchester', 'busy women', ['Gel manicures', 'Lash lifts', 'Brow lamination', 'Facials'], 'friendly'),
  spa: of('Pacific/Auckland', 'Still Water Massage', 'Massage and day spa', 'Ponsonby, Auckland', 'people with desk jobs', ['Deep tissue massage', 'Hot stone massage', 'Couples massage'], 'professional'),
  gym: of('America/New_York', 'Iron Orchard', 'Strength gym with small-group classes and personal training', 'Portland, OR', 'beginners over thirty', ['Personal training', 'Small-group strength classes', 'Free trial week'], 'authoritative'),
  yoga: of('Australia/Sydney', 'Banksia Yoga', 'Yoga and Pilates studio', 'Fremantle, Perth', 'beginners and expectant mothers', ['Vinyasa flow', 'Reformer Pilates', 'Prenatal yoga', 'Yin yoga'], 'creative'),
  dentist: of('Europe/London', 'Oakfield Dental', 'Family dental practice', 'Harborne, Birmingham', 'families and nervous patients', ['Check-ups', 'Invisalign', 'Teeth whitening', 'Emergency appointments'], 'professional'),
  physio: of('Europe/Dublin', 'Movewell Physio', 'Physiotherapy clinic for sport and back pain', 'Ranelagh, Dublin', 'runners and desk workers', ['Sports physio', 'Back pain treatment', 'Gait analysis'], 'professional'),
  optician: of('Europe/London', 'Clear & Co Opticians', 'Independent optician with designer frames', 'Bath', 'families and varifocal wearers', ['Eye tests', 'Varifocals', 'Contact lenses', 'Sunglasses'], 'professional'),
  vet: of('America/New_York', 'Cedar Creek Vet', 'Veterinary clinic for dogs and cats', 'Austin, TX', 'pet owners', ['Vaccinations', 'Dental cleaning', 'Spay and neuter', 'Senior check-ups'], 'friendly'),
  'dog-groomer': of('Europe/London', 'Muddy Paws', 'Dog grooming salon', 'Hove', 'owners of doodles and terriers', ['Full groom', 'Puppy introduction', 'Hand stripping', 'Nail trims'], 'friendly'),
  'pet-shop': of('America/Toronto', 'Tail & Whisker', 'Independent pet shop with natural food', 'Kitsilano, Vancouver', 'dog and cat people', ['Raw dog food', 'Cat toys', 'Harness fitting', 'Small animal supplies'], 'casual'),
  plumber: of('Europe/London', 'Brook Plumbing', 'Plumber and heating engineer', 'Headingley, Leeds', 'homeowners and landlords', ['Boiler servicing', 'Emergency leak repairs', 'Bathroom installation', 'Radiator repairs'], 'professional'),
  electrician: of('Australia/Sydney', 'Volt & Sons', 'Licensed electrician', 'Paddington, Brisbane', 'home owners', ['Switchboard upgrades', 'EV charger installation', 'LED lighting', 'Safety switches'], 'authoritative'),
  builder: of('Europe/London', 'Hartley Builders', 'Building firm for extensions and loft conversions', 'Sheffield', 'families who need more room', ['Extensions', 'Loft conversions', 'Roof repairs', 'Kitchen fitting'], 'professional'),
  gardener: of('Europe/London', 'Green Thumb & Daughter', 'Garden maintenance and landscaping', 'Cambridge', 'busy households', ['Lawn care', 'Hedge trimming', 'Garden design', 'Planting'], 'friendly'),
  cleaner: of('America/New_York', 'Bright Corner Cleaning', 'House and office cleaning', 'Denver, CO', 'working families and small offices', ['Weekly house cleaning', 'Deep cleaning', 'Move-out cleaning', 'Office cleaning'], 'friendly'),
  garage: of('Europe/London', 'Station Garage', 'Car repair garage and MOT centre', 'Reading', 'local drivers', ['MOT tests', 'Car servicing', 'Brake repairs', 'Tyres'], 'casual'),
  'bike-shop': of('Europe/Berlin', 'Kettenwerk', 'Bike shop and repair workshop', 'Kreuzberg, Berlin', 'commuters and families', ['Bike servicing', 'E-bikes', 'Cargo bikes', "Kids' bikes"], 'casual'),
  'driving-school': of('Europe/London', 'Clutch Control', 'Driving school with patient instructors', 'Cardiff', 'learners and nervous drivers', ['Manual lessons', 'Automatic lessons', 'Refresher courses', 'Pass Plus'], 'friendly'),
  bookshop: of('America/New_York', 'The Marginalia', 'Independent bookstore', 'Northampton, MA', 'readers and families', ["Children's books", 'Staff picks', 'Book club', 'Used books'], 'creative'),
  boutique: of('Australia/Sydney', 'Linen & Salt', 'Clothing boutique for linen and slow fashion', 'Byron Bay', 'women who travel light', ['Linen dresses', 'Knitwear', 'Swimwear', 'Alterations'], 'creative'),
  jeweller: of('Europe/London', 'Finch & Gold', 'Jeweller and goldsmith', 'Jewellery Quarter, Birmingham', 'couples', ['Engagement rings', 'Wedding bands', 'Ring resizing', 'Bespoke jewellery'], 'professional'),
  'toy-shop': of('Europe/London', 'The Wooden Whale', 'Toy shop with wooden toys and board games', 'Totnes', 'parents and grandparents', ['Wooden toys', 'Board games', 'Jigsaw puzzles', 'Gift wrapping'], 'friendly'),
  florist: of('America/New_York', 'Wild Stem', 'Florist for seasonal bouquets and weddings', 'Asheville, NC', 'couples and people who like surprises', ['Seasonal bouquets', 'Wedding flowers', 'Weekly flower subscription', 'Sympathy flowers'], 'creative'),
  'farm-shop': of('Europe/London', 'Fold Farm Shop', 'Farm shop with vegetables, cheese and eggs', 'Ludlow', 'home cooks from the town', ['Vegetable boxes', 'Local cheese', 'Free-range eggs', 'Hampers'], 'friendly'),
  'ice-cream': of('Australia/Sydney', 'Gelato Mezzo', 'Gelato shop', 'Manly, Sydney', 'families and beach walkers', ['Gelato', 'Sorbet', 'Affogato', 'Ice cream cakes'], 'casual'),
  photographer: of('America/New_York', 'June Harlow Photography', 'Wedding and family photographer', 'Savannah, GA', 'couples and young families', ['Wedding photography', 'Family portraits', 'Newborn sessions', 'Headshots'], 'creative'),
  'wedding-planner': of('Europe/Dublin', 'Yes & After', 'Wedding planner', 'Kinsale', 'couples with little time', ['Full wedding planning', 'On-the-day coordination', 'Elopements'], 'friendly'),
  accountant: of('Europe/London', 'Ledger & Lane', 'Accountants for small businesses', 'Exeter', 'sole traders and small companies', ['Bookkeeping', 'Tax returns', 'Payroll', 'VAT returns'], 'professional'),
  lawyer: of('America/New_York', 'Hale Law', 'Estate planning and small business attorney', 'Madison, WI', 'families and founders', ['Wills and trusts', 'Business contracts', 'Probate', 'Powers of attorney'], 'authoritative'),
  'real-estate': of('Australia/Sydney', 'Harbour & Hill', 'Real estate agency', 'Newcastle, NSW', 'home sellers and landlords', ['Property sales', 'Property management', 'Free appraisals', 'Auctions'], 'authoritative'),
  insurance: of('America/New_York', 'Northstar Insurance', 'Independent insurance agency', 'Omaha, NE', 'families and small firms', ['Home insurance', 'Auto insurance', 'Life insurance', 'Business insurance'], 'professional'),
  tutor: of('Europe/London', 'Bright Sparks Tuition', 'Maths and English tuition', 'Reading', 'GCSE and primary school pupils', ['GCSE maths', 'Primary English', '11+ preparation', 'Online tuition'], 'friendly'),
  'music-school': of('Africa/Johannesburg', 'Karoo Music School', 'Music school for piano, guitar and singing', 'Observatory, Cape Town', 'children and adults', ['Piano lessons', 'Guitar lessons', 'Singing lessons', 'Holiday workshops'], 'creative'),
  nursery: of('Europe/London', 'Little Acorns', 'Day nursery', 'Stroud', 'working parents', ['Baby room', 'Toddler group', 'Forest school', 'Holiday care'], 'friendly'),
  hotel: of('Pacific/Auckland', 'Tui House', 'Bed and breakfast with four rooms', 'Akaroa', 'couples and walkers', ['Double rooms', 'Home-cooked breakfast', 'Harbour walks', 'Gift stays'], 'creative'),
  'it-repair': of('Asia/Singapore', 'Byte Clinic', 'Computer and phone repair', 'Tiong Bahru, Singapore', 'students and small offices', ['Screen repair', 'Data recovery', 'Laptop upgrades', 'IT support'], 'casual'),
};

/** Businesses whose trade the planner has to make out from their own words. */
export const sideStreet: Record<string, { zone: string; profile: BusinessProfile }> = {
  kites: of('America/New_York', 'Harbor Kite Co', 'We design and repair kites and teach people to fly them', 'Newport, RI', 'beach families', ['Kite repair', 'Custom kites', 'KITE FLYING LESSONS.'], 'casual'),
  locksmith: of('Europe/London', 'Key & Latch', 'Locksmith', 'Hackney, London', 'tenants and landlords', ['Emergency lock-outs', 'Lock changes', 'Safe opening'], 'professional'),
  pottery: of('America/Toronto', 'Kiln & Co', 'Pottery studio with workshops', 'Halifax, Nova Scotia', 'beginners', ['Wheel throwing workshops', 'Handmade mugs', 'Studio membership'], 'creative'),
};

function of(zone: string, name: string, what: string, where: string, audience: string, offers: string[], tone: Tone) {
  return { zone, profile: { name, what, where, audience, offers, tone } };
}
