import type { TradePack } from '../trade-pack';

/** Places and experiences that people visit: museums, escape rooms, boat hire, cinemas, farms, venues. */
export const outing: TradePack = {
  id: 'own-outing',
  you: 'welcome visitors',
  picture: 'map',
  search: [],
  offersOn:
    'tour|trip|hire|rental|ticket|visit|admission|entry|part(?:y|ies)|event|game|screening|show|experience|ride|cruise|room|day|evening|exhibition|tasting|walk|flight',
  meet: ['before you set out', 'at the entrance'],
  voice: {
    professional: [
      'A good outing is planned from the way home backwards.',
      'Tell {name} who is coming, and the rest can be suggested.',
      'What people remember is the beginning, the end and one surprise.',
    ],
    friendly: [
      'Pick a day, pack a snack, and leave the telephone in the bag for once.',
      'If you have lived around here for years and never been, you are not the only one.',
      'Bring the one who says they do not like such things.',
    ],
    casual: ['Rain is just weather with fewer people.', 'Snacks decide everything.', 'Photos first, or never.'],
    authoritative: [
      'Come early or come late.',
      'Do less and see it properly.',
      'Ask whoever works here what they would not miss.',
    ],
    creative: [
      'A gate, a ticket, a smell you had forgotten since school.',
      'Somebody small runs ahead and comes back to report.',
      'The light {in city} goes golden, and nobody wants to be the first to leave.',
    ],
  },
  questions: {
    long: {
      title: 'How much time should you plan for {offer}?',
      hook: 'Take the time you think you need and add a bench.',
      text: 'People who rush see everything and remember nothing. Plan for the way in, for one thing that takes longer than expected, for sitting down, and for the shop or the loo, which nobody ever counts. With children halve the programme and double the breaks. With grandparents look for seats and short ways. If you only have an hour, choose one part and leave the rest as a reason to come back.',
      why: 'a day that was planned too full is told to friends as a tiring one',
      ask: 'what to see if there is only an hour',
      shots: ['How long?', 'Add a bench', 'Leave a reason to return'],
      picture: 'stopwatch',
    },
    best: {
      title: 'When is the best hour for {offer}?',
      hook: 'The best hour is the one that most people find inconvenient.',
      text: 'Early, when the day is fresh and you can hear your own steps. At lunchtime, when others are eating. Late, when the light is low and the families have gone. In drizzle, which clears the place and is over soon. On weekdays if you can choose. Ask which hour is loud and which is quiet; whoever works there knows it to the minute. Then come with the right shoes.',
      why: 'visitors who hit the quiet hour come back',
      ask: 'which hour is the quietest',
      shots: ['The best hour', 'Early, noon, late', 'In drizzle'],
      picture: 'sun',
    },
  },
  howTo: {
    group: {
      title: 'Plan {offer} for a group without losing anyone',
      hook: 'A group is as fast as the person who is looking for a toilet.',
      text: 'One person decides, one counts heads, one has the tickets. Agree on where to meet if you get lost, and at what time, before anybody walks off. Say the three highlights beforehand, so that nobody misses them. Let people split up in between and come together for food. Ask about a price and a room for groups when you enquire, and about wheelchairs and prams. Leave ten minutes early, in your head.',
      why: 'organisers of a family day or a team outing want somebody to have thought of it',
      ask: 'from how many people you count as a group',
      shots: ['Nobody gets lost', 'One decides, one counts', 'Split, then eat'],
      picture: 'clipboard',
    },
  },
  behind: {
    before: {
      title: '{Offer}: the first round before anyone comes',
      hook: 'The nicest half hour belongs to the person with the keys.',
      text: 'Lights go on one after another. Something has always moved overnight: a leaf, a chair, a cobweb in exactly the wrong place. Doors are tried, edges felt, the floor is looked at from a child’s height. What has been touched a thousand times is wiped. Then somebody stands where visitors will stand and looks at it as if for the first time. If it still works after all these mornings, the day can begin.',
      why: 'visitors love to know what it is like without them',
      ask: 'which spot is nicest without people',
      shots: ['The person with the keys', 'From a child’s height', 'As if for the first time'],
      picture: 'key',
    },
  },
  myths: {
    tourists: {
      title: 'Is {offer} only for visitors from elsewhere?',
      hook: 'The people who live nearest have usually been least often.',
      text: 'What is always there can be done tomorrow, and so it is done never. Go as if you were a guest in your own town: with a rucksack, without a plan, for two hours. You will know more about it than any visitor and see more than you have seen in years. Bring the neighbour. Come again in another season, as it will be another place. And then take your own guests along, with an opinion.',
      why: 'locals are the ones who fill the quiet weeks',
      ask: 'what people from around here tend to miss',
      shots: ['Only for visitors?', 'A guest in your town', 'Bring the neighbour'],
      picture: 'map',
    },
  },
  comparisons: {
    alonetog: {
      title: '{Offer} alone, as a couple, or with children?',
      hook: 'It is three different outings that happen to have the same address.',
      text: 'Alone you see details and can turn round whenever you like. As a couple you need one shared surprise and something to eat afterwards. With children you need a task: find the red one, count the steps, be the guide. What bores one of these groups delights the next, so say who is coming. Mixed groups do well to part for half an hour and then tell each other what they saw.',
      why: 'people plan the same day for everybody and please nobody',
      ask: 'what suits the people you are bringing',
      shots: ['Three outings', 'One shared surprise', 'Give children a task'],
      picture: 'compass',
    },
  },
  checklists: {
    pack: {
      title: 'Pack for {offer}: the small bag',
      hook: 'A day out is decided by a plaster, a snack and a dry pair of socks.',
      text: 'Water and something that is not sticky. A layer more than the weather says. Plasters, tissues, a bag for rubbish. Cash for small things and a charged telephone with the address in it, in case there is no signal. Something to draw with for the waiting. Sun cream or an umbrella; in doubt both. Leave the large camera, the pram that does not fold and anybody’s homework.',
      why: 'a list is shared more readily than an advertisement',
      ask: 'what is there already and need not be carried',
      shots: ['The small bag', 'One layer more', 'Dry socks'],
      picture: 'backpack',
    },
  },
  offers: {
    moment: {
      title: '{Offer}: the moment worth waiting for',
      hook: 'There is one moment in {our offer} at which people stop talking.',
      text: 'It is rarely the biggest thing. Often it is a change: from dark to light, from noise to quiet, from not knowing to having got it. You will miss it if you are looking at a screen, and you cannot photograph it anyway. Come rested, and slow down in the middle. Let somebody else go first and watch their face. On the way home tell each other when it was; it is seldom the same one.',
      why: 'a promise of one moment brings more people than a list of facts',
      ask: 'which moment the people who work here like best',
      shots: ['Worth waiting for', 'It is a change', 'Watch their face'],
      picture: 'star',
    },
  },
  seasonal: {},
};
