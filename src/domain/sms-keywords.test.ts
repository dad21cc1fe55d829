import { readSmsWish, wishSentence } from './sms-keywords';

const known = { isStopped: false };

describe('a text of one word', () => {
  it.each(['STOP', 'stop', ' Stop. ', 'StopAll', 'UNSUBSCRIBE', 'Cancel!', 'end', 'QUIT', 'REVOKE', 'OptOut', 'Arrêt'])(
    '“%s” asks to stop',
    (text) => expect(readSmsWish(text, known)).toBe('stop'),
  );

  it.each(['START', 'unstop', 'Start!'])('“%s” asks to begin again', (text) =>
    expect(readSmsWish(text, known)).toBe('start'),
  );

  it.each(['HELP', 'info', 'Help?'])('“%s” asks for help', (text) => expect(readSmsWish(text, known)).toBe('help'));

  it('“yes” is an answer, except of somebody who has asked to stop', () => {
    expect(readSmsWish('Yes', known)).toBeNull();
    expect(readSmsWish('Yes', { isStopped: true })).toBe('start');
  });

  it.each(['Stop please', 'Don’t stop', 'Please cancel my order', 'The end', '', 'helpful', 'stop'.repeat(20)])(
    '“%s” is an ordinary message',
    (text) => expect(readSmsWish(text, { isStopped: true })).toBeNull(),
  );

  it('is shown with what it means', () => {
    expect(wishSentence('stop', ' STOP ')).toBe(
      'Wrote “STOP”. Texts to this number have stopped until they write START.',
    );
  });
});
