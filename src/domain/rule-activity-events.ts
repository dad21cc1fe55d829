import { quoted, type ActivityEvent } from './activity';

export const ruleActivityEvents = {
  ruleSaved: (name: string, isNew: boolean): ActivityEvent => ({
    type: 'content',
    title: `The rule ${quoted(name)} was ${isNew ? 'created' : 'changed'}`,
    link: RULES,
    tells: false,
  }),
  ruleTurned: (name: string, active: boolean): ActivityEvent => ({
    type: 'content',
    title: `The rule ${quoted(name)} was ${active ? 'started' : 'paused'}`,
    link: RULES,
    tells: false,
  }),
  ruleDeleted: (name: string): ActivityEvent => ({
    type: 'content',
    title: `The rule ${quoted(name)} was deleted`,
    tells: false,
  }),
  /** `waits`: it needs an approval; otherwise its publication tells of it. */
  ruleMade: (name: string, piece: { id: string; title: string }, waits: boolean): ActivityEvent => ({
    type: 'content',
    title: waits
      ? `The rule ${quoted(name)} made ${quoted(piece.title)}, ready for your approval`
      : `The rule ${quoted(name)} made ${quoted(piece.title)} and approved it, as you allowed`,
    status: waits ? 'pending' : 'completed',
    link: `${ENGINE}/pieces/${piece.id}`,
    tells: waits,
  }),
};

const ENGINE = '/dashboard/content-engine';
const RULES = `${ENGINE}?tab=rules`;
