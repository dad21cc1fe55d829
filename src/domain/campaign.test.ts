import { campaignProgress } from './campaign';

const none = { total: 200, sent: 0, bounced: 0, failed: 0, uncertain: 0, skipped: 0, returned: 0 };

describe('the progress of a campaign', () => {
  it.each([
    ['counts a mail that the server took and that came back later once', { sent: 100, bounced: 10, returned: 10 }, 50],
    ['counts one that the server refused at once, too', { sent: 90, bounced: 10, returned: 0 }, 50],
    ['tells both kinds apart', { sent: 95, bounced: 10, returned: 5 }, 50],
    [
      'takes what failed, is uncertain or was skipped as decided',
      { sent: 40, failed: 20, uncertain: 20, skipped: 20 },
      50,
    ],
    ['is not all before the last mail is decided', { sent: 199, bounced: 100, returned: 100 }, 99],
    ['is all with the last one', { sent: 200, bounced: 30, returned: 30 }, 100],
    ['is nothing while nobody is in it', { total: 0 }, 0],
  ])('%s', (_what, counts, percent) => {
    expect(campaignProgress({ ...none, ...counts })).toBe(percent);
  });
});
