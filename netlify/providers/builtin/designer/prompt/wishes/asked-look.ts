import { remembered } from '../../../remembered';
import { stretchesOf } from '../clauses/stretches';
import { easternMessage } from '../eastern/eastern-message';
import { isEastern, withWrittenSigns } from '../letters/drawable';
import { withPlainMarks } from '../letters/plain-marks';
import { moodOfWord, moodPhrases, type DrawnMood } from './drawn-moods';
import { lookInOrder, withoutOrders } from './orders';
import { promptColours, refused } from './prompt-colours';

/** How a picture should feel. */
export interface AskedLook {
  /** The mood that is named first; darkness only where no other is named. */
  mood: DrawnMood | null;
  /** Asked for in so many words: whatever else it is, its ground is dark. */
  isDark: boolean;
}

/** What a description asks for, in its wishes and in its order ("Make a moody flyer for …"), never in what it tells readers. */
export const askedLook = (prompt: string): AskedLook => look(prompt);

/** What one wish asks for; nothing for what it refuses ("not too dark"). */
export function moodsIn(wish: string): DrawnMood[] {
  const said = wish.toLowerCase().replace(refused, ' ');
  const found = [
    ...moodPhrases.map(([mood, pattern]) => ({ mood, at: said.search(pattern) })),
    ...[...said.matchAll(/\p{L}[\p{L}'’-]*/gu)].map(({ 0: word, index }) => ({ mood: moodOfWord(word), at: index })),
  ];
  return [
    ...new Set(
      found
        .filter((one): one is { mood: DrawnMood; at: number } => one.mood !== null && one.at >= 0)
        .sort((one, other) => one.at - other.at)
        .map(({ mood }) => mood),
    ),
  ];
}

const look = remembered((prompt: string): AskedLook => {
  const moods = wishesIn(prompt).flatMap(moodsIn);
  const isDark = moods.includes('dark');
  const others = moods.filter((mood) => mood !== 'dark' && !(isDark && mood === 'pastel'));
  return { mood: others[0] ?? (isDark ? 'dark' : null), isDark };
}, 300);

function wishesIn(prompt: string): string[] {
  if (isEastern(prompt)) return easternMessage(prompt).look;
  const said = withPlainMarks(withWrittenSigns(prompt)).replace(quoted, ' ');
  const { rest, looks } = promptColours(said);
  return [lookInOrder(rest), ...looks, ...stretchesOf(withoutOrders(rest)).look].filter(Boolean);
}

const quoted = /["“”„«][^"“”„«»]{1,200}["“”»]/gu;
