import { campaignsContract } from './campaigns';
import { sendingContract } from './sending';
import { signupFormSchema } from './signup';
import { siteContract } from './site';

const forms = {
  'the sign-up page': (email: string) => signupFormSchema.safeParse({ email, agreed: 'yes' }),
  'the contact form': (email: string) =>
    siteContract.createContactMessage.input.safeParse({
      name: 'Ada',
      email,
      subject: 'Hi',
      message: 'Hello there',
      formToken: 'x',
    }),
  'the sender’s settings': (replyTo: string) =>
    sendingContract.updateSendingSettings.input.safeParse({ domainId: null, replyTo }),
  'a campaign': (replyTo: string) =>
    campaignsContract.updateCampaign.input.safeParse({ campaignId: crypto.randomUUID(), replyTo }),
};

describe.each(Object.entries(forms))('the address of %s', (name, read) => {
  it.each([
    'user+tag=x@example.com',
    'a!b#c&d@example.com',
    "o'hara@example.com",
    'ada@bäckerei.example',
    'ada@例え.テスト',
  ])('accepts %s', (address) => expect(read(address).error).toBeUndefined());
  it.each(['ada@', 'ada@example', 'ada b@example.com', 'ada@example.com, bo@example.com', '"ada b"@example.com'])(
    'rejects %s, and says what to do',
    (address) =>
      expect(read(address).error!.issues.map(({ message }) => message)).toEqual([
        'Enter an email address, for example ada@example.com.',
      ]),
  );
  const answers = !name.includes('form') && !name.includes('page');
  it(`${answers ? 'has plain letters before the @, so that everybody can answer' : 'may be of any script'}`, () =>
    expect(read('čeněk@example.cz').error?.issues.map(({ message }) => message)).toEqual(
      answers ? [expect.stringContaining('Not every email app can reply')] : undefined,
    ));
});
