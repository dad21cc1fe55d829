/**
 * Single subjects that a copywriter may name and whose icon has another name. A prompt that is nothing but such a name
 * or an icon's own name gets exactly that icon, whatever topics its words belong to.
 */
export const exactSubjects: ReadonlyMap<string, string> = new Map(Object.entries({
  baguette: 'baguette-bread', cake: 'birthday-cake', wheat: 'sheaf-of-rice', milk: 'glass-of-milk', honey: 'honey-pot', coffee: 'hot-beverage', tea: 'teapot', soup: 'steaming-bowl', salad: 'green-salad', plate: 'fork-and-knife-with-plate',
  cutlery: 'fork-and-knife', pot: 'pot-of-food', pan: 'cooking', fries: 'french-fries', cheese: 'cheese-wedge', steak: 'cut-of-meat', 'chicken leg': 'poultry-leg', pepper: 'hot-pepper', corn: 'ear-of-corn', apple: 'red-apple', pumpkin: 'jack-o-lantern',
  cocktail: 'cocktail-glass', tumbler: 'tumbler-glass', bottle: 'bottle-with-popping-cork', cone: 'soft-ice-cream', chocolate: 'chocolate-bar', comb: 'hair-pick', lotion: 'lotion-bottle', medal: 'sports-medal', water: 'droplet', couch: 'couch-and-lamp', sofa: 'couch-and-lamp',
  lamp: 'light-bulb', bulb: 'light-bulb', paw: 'paw-prints', saw: 'carpentry-saw', bricks: 'brick', plug: 'electric-plug', lock: 'locked', padlock: 'locked', palette: 'artist-palette', ruler: 'straight-ruler', helmet: 'rescue-workers-helmet', plant: 'potted-plant',
  tree: 'deciduous-tree', leaf: 'fallen-leaf', cloud: 'cloud-with-rain', bee: 'honeybee', car: 'automobile', 'traffic light': 'vertical-traffic-light', train: 'locomotive', van: 'delivery-truck', suitcase: 'luggage', map: 'world-map', beach: 'beach-with-umbrella', book: 'open-book',
  paper: 'page-facing-up', folder: 'file-folder', calculator: 'abacus', coins: 'coin', calendar: 'spiral-calendar', chart: 'chart-increasing', scales: 'balance-scale', magnifier: 'magnifying-glass-tilted-left', hourglass: 'hourglass-done', phone: 'mobile-phone', desktop: 'desktop-computer',
  mouse: 'computer-mouse', disk: 'floppy-disk', frame: 'framed-picture', film: 'film-frames', gamepad: 'video-game', die: 'game-die', yoyo: 'yo-yo', piano: 'musical-keyboard', notes: 'musical-notes', shirt: 't-shirt', shoe: 'high-heeled-shoe', boot: 'hiking-boot', hat: 'top-hat',
  needle: 'sewing-needle', bags: 'shopping-bags', gem: 'gem-stone', beads: 'prayer-beads', gift: 'wrapped-gift', bow: 'ribbon', clapper: 'clapper-board', moon: 'crescent-moon', tag: 'label', dinosaur: 'sauropod', snowman: 'snowman-without-snow', shell: 'spiral-shell', 'light bulb': 'light-bulb',
}));

/** Icons that no topic names and that are right when they are asked for by name. */
export const namedOnly =
  'jar spoon kitchen-knife turkey onion garlic mushroom potato broccoli herb chestnut peach ice fork-and-knife blossom crown star hook magnet fireworks sparkler church motorway oil-drum hamster worm notebook-with-decorative-cover file-folder clipboard vertical-traffic-light chart-increasing floppy-disk prayer-beads top-hat sewing-needle newspaper bookmark telephone crayon kite ribbon rabbit bucket bell school snail squid nut-and-bolt label crescent-moon yo-yo salt keyboard bird eye beans';
