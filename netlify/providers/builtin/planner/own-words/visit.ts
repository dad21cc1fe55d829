import type { TradePack } from '../trade-pack';

/** Trades that come to a home or a site: locksmiths, movers, chimney sweeps, installers. */
export const visit: TradePack = {
  id: 'own-visit',
  you: 'work at your customers’ place',
  picture: 'toolbox',
  search: [],
  offersOn:
    'repair|install|call|change|opening|servic|remov|mov(?:e|ing)|clearance|clean|fitting|inspect|survey|sweep|treat|lock|mainten|replac|emergency|control|assembl|mount|delivery',
  meet: ['when you call', 'at the front door'],
  voice: {
    professional: [
      'A call with an address, a floor and a photograph is half a visit.',
      'What is moved out of the way beforehand is time that goes into the work.',
      'Describe to {name} what you see rather than what you suspect.',
    ],
    friendly: [
      'You need not tidy up before a stranger with a toolbox comes, only clear the way.',
      'If you are standing in the hall with a telephone in your hand, take a breath first.',
      'Kettle on, pets in another room, and the rest is easy.',
    ],
    casual: ['Parking is half of the job.', 'Stairs count double.', 'Put the dog somewhere nice.'],
    authoritative: [
      'Make it safe first, then make it work.',
      'The cause before the cure.',
      'Look before you loosen anything.',
    ],
    creative: [
      'A bell, a wiped shoe, a bag that sounds of metal.',
      'Somebody kneels in a hallway and listens to a house.',
      'A van at the kerb {in city}, with its doors open like a cupboard.',
    ],
  },
  questions: {
    wait: {
      title: '{Offer}: can it wait until tomorrow?',
      hook: 'Three questions sort a nuisance from an emergency before anyone drives out at night.',
      text: 'Can someone get hurt? Does it get worse by the hour? Can the house be locked, lived in and kept dry until morning? If all three answers are calm, tomorrow is cheaper and better lit. If one of them is not, say exactly that in the first sentence of the call. Make safe what you can make safe without force, and leave everything else as it is, because traces help to find the cause.',
      why: 'people ring at night for things that could wait and wait with things that cannot',
      ask: 'whether yours can wait',
      shots: ['Can it wait?', 'Hurt, worse, locked?', 'Say it first'],
      picture: 'moon',
    },
    access: {
      title: 'What does a visit for {offer} need from you?',
      hook: 'The most common delay in any visit is a door that nobody has the key to.',
      text: 'Think of the way from the street: where to park, which bell, which floor, is there a lift, how wide are the stairs? Then the place itself: can one stand in front of it, is there light and a socket, does something fragile stand beside it? Somebody who may decide should be there or be reachable. If it is a rented home, ask the landlord before and not after. Two minutes on the telephone settle all of this.',
      why: 'a prepared visit is shorter and costs less',
      ask: 'what to clear before the visit',
      shots: ['What a visit needs', 'Street, stairs, socket', 'Who may decide?'],
      picture: 'key',
    },
  },
  howTo: {
    describe: {
      title: 'Describe it by telephone so that {offer} goes right at once',
      hook: 'Say what you see, hear and smell, and leave the diagnosis for later.',
      text: 'Begin with what is different from yesterday. Then the make and the model, which usually stand on a small plate or inside a door. Say what was tried, also if it was silly. Send two pictures, one from the doorway and one from a hand’s breadth away, with something of known size in it. With that, the right parts can be brought along, and you are spared the sentence that nobody likes to hear: “I will have to come back.”',
      why: 'the second visit is what people resent paying for',
      ask: 'which two pictures would help',
      shots: ['See, hear, smell', 'The small plate', 'Two pictures'],
      picture: 'telephone',
    },
  },
  behind: {
    bag: {
      title: 'What has to be in the bag for {offer}',
      hook: 'A bag is packed for the job that was not mentioned on the telephone.',
      text: 'There is the tool for what was described and three for what usually hides behind it. There are sheets for the floor, a torch, a mirror on a stick, tape, and a box of small parts that cost next to nothing and save a second journey. What has not been used for a year is taken out, since weight is carried up every staircase. Who looks into such a bag sees what goes wrong most often.',
      why: 'a look inside explains the work better than a list of services',
      ask: 'which small part is used most',
      shots: ['In the bag', 'For what was not said', 'Sheets for the floor'],
      picture: 'toolbox',
    },
  },
  myths: {
    force: {
      title: '{Offer}: does a bit of force help?',
      hook: 'Most of what is broken for good was merely stuck before.',
      text: 'Force hides the fault: a bent part no longer shows why it jammed. If something will not move with two fingers, there is a reason, such as a screw nobody sees, a different direction, dirt or cold. Stop there. Oil from the kitchen drawer makes many things worse, because it collects dust. A photograph of the state it is in now is worth more than the tenth attempt.',
      why: 'well-meant attempts double the bill',
      ask: 'what may be tried safely before a visit',
      shots: ['A bit of force?', 'Two fingers only', 'Photograph, then stop'],
      picture: 'hammer',
    },
  },
  comparisons: {
    fixed: {
      title: '{Offer}: fixed price or by the hour?',
      hook: 'A fixed price buys certainty, an hourly rate buys only the time it takes.',
      text: 'Fixed makes sense when the job can be described in full: known size, known parts, free access. By the hour is fairer when nobody can know what lies behind the panel. Ask in both cases about the journey, the smallest unit, evenings, and what happens if a part is missing. A ceiling helps: “call me before it goes over this sum”. Whatever is agreed, two lines by message are enough.',
      why: 'the question is on everyone’s mind and asked too late',
      ask: 'what would be the fair way in your case',
      shots: ['Fixed, or hourly?', 'Ask about the journey', 'Agree on a ceiling'],
      picture: 'receipt',
    },
  },
  checklists: {
    after: {
      title: 'Before the van leaves: a short check after {offer}',
      hook: 'The best moment to try it is while the person who did it is putting on a jacket.',
      text: 'Use it yourself, twice, the way you always do. Have shown to you what was found and where to switch it off. Ask what would be a reason to call and what is only getting used to. Look at the floor and the frame around it. Note date, name and part on a strip of tape inside. And say what was good; it is heard less often than one would think.',
      why: 'small faults are fixed on the spot and not a week later',
      ask: 'what to keep an eye on in the first days',
      shots: ['Before the van leaves', 'Try it twice', 'Date, name, part'],
      picture: 'clipboard',
    },
  },
  offers: {
    day: {
      title: '{Offer}: how the visit goes',
      hook: 'Nobody likes surprises in their own hallway, so here is the order of things.',
      text: 'First a look, without tools, and a few questions. Then you hear what it probably is, what it costs to find out for certain, and what else could be done. The place is covered, and something is switched off if need be. After that comes the part with noise. In the end it is tried out, the old part is shown, the floor is wiped. If something unexpected turns up, work stops until you have said yes.',
      why: 'strangers in the house are easier to let in when the order is known',
      ask: 'how long the noisy part takes',
      shots: ['How the visit goes', 'A look, no tools', 'Stops for your yes'],
      picture: 'door',
    },
  },
  seasonal: {},
};
