import { systemEmailText } from './system-email-text';
import { newsEmail, weeklyReportEmail } from './news-emails';

const origin = 'https://marketing.example';
const about = { workspace: 'Ada’s Bakery', zone: 'Europe/London', origin };
const news = (title: string, more = {}) => ({
  title,
  link: null,
  actorName: '',
  at: new Date('2026-11-21T16:30:00Z'),
  ...more,
});
const week = { week: 47, startsOn: '2026-11-16', endsOn: '2026-11-22' };
const quiet = { published: 0, titles: [], pictures: 0, review: 0, scheduled: 0, next: null, running: true, ideas: 0 };
const words = (email: Parameters<typeof systemEmailText>[0]) => systemEmailText(email).replace(/\s+/g, ' ');

describe('the activity email', () => {
  it('has sentences with who and when, in the workspace’s zone', () => {
    expect(
      newsEmail({
        ...about,
        news: [news('“Rye” was published on your page'), news('Jo joined the workspace', { actorName: 'Jo Reed' })],
        more: 0,
      }).paragraphs,
    ).toEqual([
      '“Rye” was published on your page. Saturday 21 November at 16:30.',
      'Jo joined the workspace, by Jo Reed. Saturday 21 November at 16:30.',
    ]);
  });

  it.each([
    [1, 'And one more'],
    [7, 'And 7 more'],
  ])('say that there were %i others', (more, sentence) => {
    const email = newsEmail({ ...about, news: [news('One'), news('Two')], more });
    expect([email.subject, words(email)]).toEqual([
      `${2 + more} updates from Ada’s Bakery`,
      expect.stringContaining(sentence),
    ]);
  });

  it('contains neither links nor lines from names that people chose', () => {
    const hostile = 'Win\r\nBcc: all@example.com at https://evil.example/now or evil.example';
    const email = newsEmail({ ...about, workspace: hostile, news: [news(hostile, { actorName: hostile })], more: 0 });
    for (const text of [email.subject, email.preheader, email.heading, ...email.paragraphs])
      expect(text).not.toMatch(/[\r\n]|https?:\/\/|evil\.example/);
  });

  it('about one activity without a page links to all activity', () => {
    expect(newsEmail({ ...about, news: [news('One')], more: 0 }).action).toEqual({
      label: 'See all activity',
      url: `${origin}/dashboard/activity`,
    });
  });
});

describe('the weekly report', () => {
  it('leaves out what is missing, and says that nothing was published', () => {
    expect(weeklyReportEmail({ ...about, week, figures: { ...quiet, ideas: 3 } }).paragraphs).toEqual([
      'From Monday 16 November to Sunday 22 November:',
      'Published: nothing.',
      'This week:',
      'Ideas to pick from: 3.',
    ]);
  });

  it('names the first posts and says that there were others; a hundred is more than 99', () => {
    const figures = {
      ...quiet,
      published: 7,
      titles: ['Rye', 'Buns'],
      pictures: 100,
      scheduled: 2,
      next: new Date('2026-11-26T16:30:00Z'),
    };
    const text = words(weeklyReportEmail({ ...about, week, figures }));
    for (const part of [
      'Published: 7 pieces. “Rye”, “Buns” and others.',
      'Pictures made: more than 99.',
      'Scheduled: 2 pieces, the next for Thursday 26 November at 16:30.',
    ])
      expect(text).toContain(part);
  });

  it('promises no publication while the engine is paused', () => {
    const figures = { ...quiet, scheduled: 1, next: new Date('2026-11-26T16:30:00Z'), running: false };
    const text = words(weeklyReportEmail({ ...about, week, figures }));
    expect(text).toContain(
      'Scheduled: one piece. The engine is paused: nothing is published until you start it again.',
    );
    expect(text).not.toContain('26 November');
  });

  it('says where to turn it off, with a link where the address is known', () => {
    expect(weeklyReportEmail({ ...about, week, figures: quiet }).after!.at(-1)).toBe(
      `Don’t want this report? Change this under Settings, Notifications: ${origin}/dashboard/settings?tab=notifications`,
    );
    const without = weeklyReportEmail({ ...about, origin: null, week, figures: quiet });
    expect([without.action, without.after!.at(-1)]).toEqual([
      undefined,
      'Don’t want this report? Change this in Fourbeat under Settings, Notifications.',
    ]);
  });
});
