/**
 * Things that are made in any colour, and so may take a brand's. All others keep their own: a blue tooth, a green cone or
 * pink rice are wrong however well they go with the ground.
 */
export const comesInAnyColour = (icon: string): boolean => free.has(icon);

const free: ReadonlySet<string> = new Set(
  (
    'abacus accordion adhesive-bandage admission-tickets airplane alarm-clock anchor articulated-lorry auto-rickshaw automobile baby-bottle backpack badminton ballet-shoes balloon ' +
    'ballot-box-with-ballot bank bar-chart bathtub battery bed bell bellhop-bell bicycle bikini billed-cap black-nib bookmark books bouncy-castle bowl-with-spoon bowling boxing-glove briefcase bucket ' +
    'building-construction bullseye bus calculator calendar camera carabiner caravan chair chart-increasing chess-king chess-knight chess-pawn circus-tent clapper-board classical-building clipboard closed-book ' +
    'clothes-hanger clothes-iron clutch-bag coat compass cracked-phone computer-mouse control-knobs couch-and-lamp crayon credit-card crutch cup-with-straw curling-stone delivery-truck desktop-computer ' +
    'diving-mask dna door dress dress-form drone drum dumbbell electric-plug envelope excavator factory ferris-wheel ferry file-cabinet file-folder film-frames first-aid-kit fishing-boat flashlight ' +
    'flat-shoe floppy-disk flute flying-disc flying-saucer fountain fountain-pen fridge fuel-pump gear glasses gloves goal-net goggles greenhouse guitar hair-dryer ' +
    'hair-pick handbag headphone hearing-aid heat-pump helicopter high-heeled-shoe hot-air-balloon house house-with-garden houses hot-springs ice-skate identification-card jar jeans joystick ' +
    'barber-chair kayak swimming-goggles kettlebell key keyboard kick-scooter kite label lacrosse ladder laptop lawn-mower ledger link lipstick locked locked-with-key locomotive lotion-bottle loudspeaker luggage magic-wand ' +
    'magnet magnifying-glass-tilted-left manual-wheelchair marquee martial-arts-uniform megaphone memo metro microphone microscope minibus mirror mobile-phone motor-boat motor-scooter motorcycle ' +
    'motorized-wheelchair mountain-cableway mouse-trap movie-camera musical-keyboard musical-note musical-notes musical-score nail-polish-bottle narrowboat necktie newspaper notebook ' +
    'notebook-with-decorative-cover nut-and-bolt office-building oil-drum old-key open-book optical-disk page-facing-up paint-roller paintbrush paperclip parachute party-popper passenger-ship passport paw-prints pen pencil ' +
    'performing-arts petri-dish pickup-truck pill ping-pong playground-slide plunger postbox power-drill pram prayer-beads printer purse pushpin puzzle-piece racing-car radiator radio razor receipt ribbon ' +
    'robot rocket roller-coaster roller-skate round-pushpin rubber-stamp running-shirt running-shoe safety-pin sailboat sari satellite satellite-antenna scarf school scissors screwdriver ' +
    'scroll sewing-machine sewing-needle shield shopping-bags shopping-cart shorts shower skateboard skip skis sled slot-machine small-airplane soap socks sparkles speedboat spiral-calendar ' +
    'sport-utility-vehicle spray-bottle squeegee stadium stairlift stethoscope stopwatch straight-ruler studio-microphone sunglasses surfboard syringe t-shirt tap tattoo-machine taxi ' +
    'teacup-without-handle teapot telephone telescope television tennis tent test-tube thermometer thong-sandal thread toilet toolbox toothbrush top-hat tractor train tram triangular-ruler trumpet tuning-fork ' +
    'umbrella unlocked upright-piano video-camera video-game videocassette wardrobe washing-machine wastebasket watch watering-can wheelbarrow wheelie-bin wind-chime window window-blind ' +
    'typewriter wetsuit acoustic-guitar buttons camper-van cctv-camera curtains food-truck forklift footprint ice-cream-van jumper lantern perfume-bottle quad-bike sauna-bucket snowboard swimming-pool table-lamp trampoline vacuum-cleaner wallet wall-tiles welding-mask ' +
    'awning baby-bodysuit chainsaw fitted-kitchen robot-mower school-cone womans-boot womans-clothes womans-hat womans-sandal world-map wrapped-gift yarn yo-yo yoga-mat'
  ).split(' '),
);
