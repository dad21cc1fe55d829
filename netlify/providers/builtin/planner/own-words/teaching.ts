import type { TradePack } from '../trade-pack';

/** Trades that teach or guide: dance schools, climbing halls, sailing, cookery and craft classes, tours. */
export const teaching: TradePack = {
  id: 'own-teaching',
  you: 'teach people to do something',
  picture: 'backpack',
  search: [],
  offersOn: 'lesson|class|course|workshop|session|training|coaching|tuition|taster|camp|beginner|group|retreat|guided',
  meet: ['at the first session', 'before you sign up'],
  voice: {
    professional: [
      'A beginner needs one success, one correction and a reason to come back.',
      'Tell {name} what you can do already, even if it seems little.',
      'Progress shows in what has become easy.',
    ],
    friendly: [
      'Everyone in the room was once the one who did not know where to stand.',
      'Wear something you can move in, and bring the friend who never comes along.',
      'You do not have to be good at it, you only have to be there.',
    ],
    casual: [
      'Laughing counts as practice.',
      'Being bad at it is step one.',
      'Ask the silly question, ten others have it too.',
    ],
    authoritative: [
      'Slow first, right second, fast last.',
      'Repeat what worked and drop what did not.',
      'One thing at a time.',
    ],
    creative: [
      'Twelve people look at their feet, and then for a moment nobody does.',
      'A hand goes up, a face clears, something clicks.',
      'On the way home you do it again in the dark, just the arms.',
    ],
  },
  questions: {
    level: {
      title: '{Offer}: are you too much of a beginner?',
      hook: 'The only people too much of a beginner are those who are still at home.',
      text: 'A group for beginners starts with names, shoes and the first movement. Whoever has never done it has an advantage: nothing has to be unlearned. Say that it is your first time, and what you are worried about, and stand where you can see well. If it is too fast, do half. If it is too easy, do it more slowly, which is harder. After three times you will be the one who tells others where the toilets are.',
      why: 'most people wait until they are good enough to begin',
      ask: 'which session suits a first time',
      shots: ['Too much of a beginner?', 'Stand where you see', 'Too fast? Do half'],
      picture: 'seedling',
    },
    alone: {
      title: 'Can you come to {offer} alone?',
      hook: 'About the bravest thing in any class is walking in through the door by yourself.',
      text: 'Most people come alone, only nobody can see it. Come ten minutes early: that is when sentences are exchanged that make the rest easy. Partner exercises change round, and whoever is left over works with the teacher, which is the best place of all. If you would like company, bring one friend and not three. And say at the start if you would rather not be touched or pushed forward.',
      why: 'the fear of coming alone keeps more people away than the price',
      ask: 'how partners are chosen',
      shots: ['Come alone?', 'Ten minutes early', 'One friend, not three'],
      picture: 'door',
    },
  },
  howTo: {
    practise: {
      title: 'Practise for {offer} in five minutes a day',
      hook: 'What you do daily and badly beats what you plan weekly and well.',
      text: 'Choose the smallest piece of what was new: one step, one grip, one sentence. Do it slowly three times, with attention, at a fixed moment such as while the kettle boils. Stop as long as it still goes well. Once a week film it or tell someone about it. Do not practise mistakes: if it goes wrong twice, do less of it. Bring the one question that remained to the next time.',
      why: 'those who practise a little stay with it',
      ask: 'what to practise between two sessions',
      shots: ['Five minutes a day', 'One small piece', 'Bring the question'],
      picture: 'stopwatch',
    },
  },
  behind: {
    plan: {
      title: 'What is prepared before {offer} begins',
      hook: 'A class that feels easy has been made easy by somebody.',
      text: 'The first ten minutes are planned to the second, the last ten as well, and the middle is left open. There are three versions of everything: for those who are quick, for those who are tired, and for the one who has hurt a knee. The room is looked at from the floor, for everything that could trip somebody up. What worked last time is noted with names. And one thing is left out, always, because it is too much.',
      why: 'people see an hour and not the thought behind it',
      ask: 'what was left out today',
      shots: ['Made to feel easy', 'Three versions', 'One thing left out'],
      picture: 'notebook',
    },
  },
  myths: {
    talent: {
      title: 'Do you need talent for {offer}?',
      hook: 'Talent is the word for practice that somebody else did not see.',
      text: 'Some people find the start easier, that is true; by the tenth time nobody can tell who it was. What helps far more is sleep in between, a teacher who looks, and being allowed to look foolish. Adults often learn faster than they think, because they know what they want. Children learn by doing it again, which looks like stubbornness. If it is fun and slightly too hard, you are in the right place.',
      why: 'one sentence from school still keeps people from trying',
      ask: 'what most people find hard at first',
      shots: ['Talent?', 'By the tenth time', 'Slightly too hard'],
      picture: 'trophy',
    },
  },
  comparisons: {
    once: {
      title: '{Offer}: a single session or a whole course?',
      hook: 'A single time tells you whether you like it, a course tells you whether you can.',
      text: 'Try once if you are curious, if it is a present, or if you do not know your knees. Take the course if you want to be able to do it: the third and the fourth time are where it begins to stay. Look at the dates before you look at the price, for two missed evenings in a row are one course lost. Ask whether a missed date can be made up and whether you may change the group.',
      why: 'people book the wrong one of the two and give up',
      ask: 'after how many times it begins to stay',
      shots: ['Once, or a course?', 'Third and fourth time', 'Look at the dates'],
      picture: 'calendar',
    },
  },
  checklists: {
    bring: {
      title: 'What to bring to {offer}, and what to leave',
      hook: 'Nobody ever failed for want of the right shoes, but they did get blisters.',
      text: 'Clothes you can kneel in. Water, and something small to eat for the way home. Hair tied back, rings in a pocket, nails short. Glasses rather than the hope of managing without. Whatever you take for asthma or allergies, within reach. A warm layer for afterwards. Leave the new equipment, the perfume and the wish to impress anybody. And tell someone about an old injury before it tells you.',
      why: 'a list takes away the last excuse',
      ask: 'what can be borrowed the first time',
      shots: ['What to bring', 'A warm layer after', 'Nothing new yet'],
      picture: 'backpack',
    },
  },
  offers: {
    first: {
      title: '{Offer}: the first time, minute by minute',
      hook: 'The first five minutes of {our offer} are spent looking for a hook for your coat.',
      text: 'Then somebody says hello and asks for your name. You are shown round, you hear what will happen and what may be left out. It begins with something everybody can do. Around the middle there is a moment when nothing works; it belongs to it, and the others have it too. Towards the end one thing goes better than at the start. You will be asked how it was. The honest answer is the useful one.',
      why: 'the unknown is what keeps people on the sofa',
      ask: 'when the next first time is',
      shots: ['The first time', 'A moment in the middle', 'One thing goes better'],
      picture: 'hourglass',
    },
  },
  seasonal: {},
};
