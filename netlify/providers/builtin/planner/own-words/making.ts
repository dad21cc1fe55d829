import type { TradePack } from '../trade-pack';

/** Trades that make things by hand: potters, woodworkers, candle makers, saddlers, printers. */
export const making: TradePack = {
  id: 'own-making',
  you: 'make things by hand',
  picture: 'needle',
  search: [],
  offersNot:
    'lesson|class|course|workshop|session|training|coaching|repair|restor|servic|install|hire|rental|tours?\\b|trips?\\b|member|club|visit|consult|deliver|part(?:y|ies)|subscription|voucher|camp|call|clean|mainten|event',
  meet: ['at the workbench', 'before the material is chosen'],
  voice: {
    professional: [
      'A handmade thing is planned from its use backwards to its material.',
      'Tell {name} where it will stand and who will touch it.',
      'Small differences are what tells a hand from a mould.',
    ],
    friendly: [
      'Pick it up, turn it over, that is what it was made for.',
      'If you like the one with the odd edge best, you have understood everything.',
      'Come closer, the interesting side is usually underneath.',
    ],
    casual: [
      'Seconds are firsts with a story.',
      'Dust is just shape that left.',
      'No two alike, on purpose and otherwise.',
    ],
    authoritative: [
      'The material decides, the maker agrees.',
      'What is hidden should be made as well as what is seen.',
      'Buy one, use it daily.',
    ],
    creative: [
      'A shaving curls, a thread tightens, a wet thumb finds the rim.',
      'On the shelf stand eleven sisters, and one of them is yours.',
      'The bench remembers every piece by a scratch.',
    ],
  },
  questions: {
    time: {
      title: 'Why {offer} cannot be hurried',
      hook: 'Most of the time in a handmade thing is time in which nobody touches it.',
      text: 'Something dries, sets, rests, cools or has to be looked at again with fresh eyes. If that is cut short, it shows months later, as a crack, a warp or a loose joint. The steps with hands are a small part of the calendar and the largest part of the price. A fixed date is best named at once: then it is clear whether there is room for all the waiting, or whether a finished piece is the better choice.',
      why: 'people compare with a parcel service and do not see the drying',
      ask: 'how long yours would have to rest',
      shots: ['Why so long?', 'Nobody touches it', 'Name the date'],
      picture: 'hourglass',
    },
    same: {
      title: '{Offer}: can you have exactly the same one again?',
      hook: 'A hand can make its brother, it cannot make its twin.',
      text: 'Material comes from another batch, the weather is different, and so is the day. What can be repeated is the form, the size and the use; what varies is the edge, the shade and the weight. If several pieces should go together, have them made together. For a replacement bring the old one or a picture with a ruler beside it. And decide what has to match: to the eye, to the hand, or to a shelf.',
      why: 'customers come back for the same and should know what that means',
      ask: 'what can be matched and what will vary',
      shots: ['Brother, not twin', 'Made together', 'Bring a ruler'],
      picture: 'ruler',
    },
  },
  howTo: {
    care: {
      title: 'Look after {offer} so that use makes it better',
      hook: 'Good things get a surface from being used that no workshop can give them.',
      text: 'Find out three things: what it does not like (heat, water, sun, soap), what feeds it (oil, wax, air, nothing), and how a small mark is removed. Clean it while the dirt is fresh, with the mildest thing that works. Do not keep it for special occasions; things that stand still dry out and fade. And show the first flaw early, since a loose thread is an afternoon and a torn one is a new piece.',
      why: 'owners who know how to care for it buy again and recommend it',
      ask: 'what it likes and what it cannot stand',
      shots: ['Better with use', 'What does it hate?', 'Show the first flaw'],
      picture: 'sponge',
    },
  },
  behind: {
    reject: {
      title: '{Offer}: why some never leave the workshop',
      hook: 'Behind each finished piece stands one that taught something.',
      text: 'It had a bubble, a knot in the wrong place, a line that leaned. Some become samples, some are taken apart, and some stay on a shelf as a warning. A maker looks for the fault with the fingers first and the eyes after that, in daylight and from the side. What is left over has been turned round more often than you will ever turn it. If you see a shelf of rejects, look at it, you will learn what to look for.',
      why: 'the pieces that are held back explain the price of the others',
      ask: 'what a reject looks like',
      shots: ['It never leaves', 'Fingers, then eyes', 'The shelf of lessons'],
      picture: 'magnifier',
    },
  },
  myths: {
    perfect: {
      title: 'Should {offer} be flawless?',
      hook: 'If you cannot find a trace of the hand, you may have paid for one that was not there.',
      text: 'A slight unevenness is no fault as long as it does its work: stands, closes, holds, fits. Faults are things that will get worse: a crack, a loose joint, a finish that comes off. Ask which is which, and let it be shown to you. The small marks of tools are often left on purpose, because they catch the light. In a year you will know your piece by exactly that spot.',
      why: 'buyers used to machines look for the wrong things',
      ask: 'which marks are meant',
      shots: ['Flawless?', 'Does it get worse?', 'Know it by that spot'],
      picture: 'star',
    },
  },
  comparisons: {
    commission: {
      title: '{Offer}: choose a finished one, or have it made?',
      hook: 'A finished piece you can love at first sight, a commission you have to describe.',
      text: 'Finished means you can hold it, see it by daylight and take it home. Made for you means it fits a place, a hand or a date, and that you wait and trust. Commissions go well if you name the use, the size and one thing you like, and leave the rest. They go badly if a picture of somebody else’s work has to be copied. A good middle way is one change to something that stands on the shelf.',
      why: 'people do not dare to ask for a commission, or ask for too much',
      ask: 'which one change would make it yours',
      shots: ['Love it, or describe it', 'Use, size, one thing', 'One change'],
      picture: 'scales',
    },
  },
  checklists: {
    order: {
      title: 'Before you order {offer}: seven answers',
      hook: 'The maker can imagine everything except your kitchen window.',
      text: 'Who will use it, and how often? Where will it stand, hang or lie? What is beside it, in what colour? What must it be able to bear? Which size is the largest that fits? By when, and is that date fixed? And what did you not like about the one before? Add a photograph of the place, taken on an ordinary day. Then say what it may cost, as that decides the material.',
      why: 'complete answers spare a second draft',
      ask: 'which of the seven is still open',
      shots: ['Seven answers', 'Where will it stand?', 'An ordinary photo'],
      picture: 'clipboard',
    },
  },
  offers: {
    hand: {
      title: '{Offer}: how to tell good work with your eyes shut',
      hook: 'Close your eyes and take {our offer} in both hands.',
      text: 'Is the weight where you expect it? Does an edge stop the finger where no edge should be? Does it feel the same at the back, underneath, inside? Move what moves, and listen: clear is good, rattling is not. Then open your eyes and look along it and not at it. What is done well where nobody looks was done well everywhere. Take your time, nobody has ever minded that.',
      why: 'people who can judge quality stop comparing by price',
      ask: 'where to look first',
      shots: ['With eyes shut', 'Underneath, inside', 'Look along it'],
      picture: 'eye',
    },
  },
  seasonal: {},
};
