/**
 * How a subject stands in the world: on a table, on the floor of a room, in the open, rooted, on water, in the air; a symbol stands nowhere and
 * is painted as a sign.
 */
export type Stance = 'object' | 'furniture' | 'outdoor' | 'plant' | 'boat' | 'sky' | 'symbol';

export function stanceOf(icon: string): Stance {
  for (const [stance, names] of Object.entries(sets)) if (names.has(icon)) return stance as Stance;
  return 'object';
}

/** What looks as if it fell over, or spills, when a layout tilts it. */
export function staysUpright(icon: string): boolean {
  const stance = stanceOf(icon);
  return stance === 'furniture' || stance === 'outdoor' || stance === 'boat' || level.has(icon);
}

const list = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const level = list(
  'hot-beverage teapot teacup-without-handle wine-glass beer-mug cocktail-glass tumbler-glass glass-of-milk steaming-bowl pot-of-food birthday-cake candle lantern table-lamp sewing-machine potters-wheel amphora microscope telescope tropical-fish mantelpiece-clock buttons wall-tiles rug framed-picture postage-stamp swimming-pool footprint spine sauna-bucket jam-jar gas-bottle bonsai potted-plant beehive fountain castle',
);
const sets: Readonly<Partial<Record<Stance, ReadonlySet<string>>>> = {
  furniture: list(
    'chair woven-chair longcase-clock billiard-table wooden-barrel barber-chair couch-and-lamp bed bathtub toilet door window upright-piano wardrobe washing-machine fridge radiator stairlift headstone file-cabinet ballot-box-with-ballot elevator curtains shower coffin slot-machine manual-wheelchair motorized-wheelchair pram wood-stove harp gas-bottle vacuum-cleaner anvil',
  ),
  outdoor: list(
    'bouncy-castle marquee circus-tent greenhouse lawn-mower wheelbarrow wheelie-bin playground-slide minibus articulated-lorry train tram auto-rickshaw factory beehive chimney solar-panel fuel-pump donkey goat baby-chick flamingo frog snail kettle-grill pizza-oven postbox synagogue mosque hindu-temple picket-fence snowman alpaca camper-van forklift quad-bike lighthouse log-cabin windmill wind-turbine scaffolding ice-cream-van food-truck mole goose ram trampoline excavator skip caravan garden-bench deciduous-tree evergreen-tree palm-tree house house-with-garden houses building-construction automobile delivery-truck bus fire-engine ambulance racing-car motorcycle bicycle tractor tent dog poodle cat horse cow ewe rooster lion giraffe elephant zebra camel deer kangaroo llama pig rabbit fox wolf bison t-rex sauropod penguin ' +
      'ferris-wheel roller-coaster carousel-horse castle church locomotive taxi sport-utility-vehicle pickup-truck motor-scooter kick-scooter skateboard mountain beach-with-umbrella flag-in-hole goal-net ladder snowman-without-snow polar-bear panda rhinoceros hippopotamus leopard tiger koala oil-drum vertical-traffic-light fountain hospital school office-building department-store bank stadium classical-building unicorn dragon peacock owl hedgehog raccoon badger beaver otter sloth orangutan turtle crocodile',
  ),
  plant: list(
    'tulip rose sunflower bouquet potted-plant cactus seedling herb blossom hibiscus hyacinth cherry-blossom sheaf-of-rice christmas-tree pine-decoration shamrock four-leaf-clover mushroom',
  ),
  boat: list(
    'narrowboat pedal-boat sailboat canoe kayak passenger-ship motor-boat speedboat ship ferry swan duck lotus ring-buoy dolphin whale shark',
  ),
  sky: list(
    'hot-air-balloon parachute small-airplane drone cloud bat mountain-cableway mosquito wasp airplane kite parrot dove eagle balloon helicopter rocket flying-saucer butterfly honeybee umbrella satellite rainbow sun crescent-moon star cloud-with-rain bird lady-beetle',
  ),
  symbol: list(
    'tropical-fish jellyfish octopus coral barber-pole ringed-planet comet metro satellite-antenna spider-web musical-score black-nib surfboard snowboard wall-tiles rug spine footprint swimming-pool paw-prints sparkles musical-notes musical-note snowflake fire droplet drop-of-blood water-wave bubbles dna bullseye chart-increasing hammer-and-wrench fallen-leaf leaf-fluttering-in-wind red-heart sparkler fireworks speech-balloon bar-chart motorway goal-net ' +
      'performing-arts puzzle-piece label magnet hook fork-and-knife collision party-popper confetti-ball balloon link recycling-symbol electric-plug dragon-face world-map globe-showing-europe-africa',
  ),
};
