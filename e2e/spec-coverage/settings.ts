import type { Sentence } from './sentence';

const page = 'src/features/settings/settings-page.test.tsx';
const profile = 'src/features/settings/components/profile-panel.test.tsx';
const server = 'netlify/features/settings/settings-handlers.test.ts';
const keys = 'src/features/credential/credential-parts.test.tsx';
const keysServer = 'netlify/features/credential/credential-handlers.test.ts';

export const settings: Sentence[] = [
  {
    says: 'Four tabs: profile, API keys, notifications, privacy.',
    test: 'the four tabs stand in the address',
    in: page,
  },
  {
    says: "Settings save: shows 'Saved!' for 3 seconds.",
    test: "'Saved!' stands for three seconds, and goes with the next key",
    in: profile,
  },
  {
    says: "Save Changes only flips to 'Saved!' for 3 seconds and saves nothing.",
    departure: 'it saves, and says so once the server has stored it',
  },
  {
    says: 'Settings profile: name, email, company, bio.',
    test: "what was changed is saved, and only that, and says 'Saved!'; the name shows everywhere",
    in: profile,
  },
  {
    says: 'API key fields are masked, showing the first 8 and last 4 characters.',
    test: 'a stored key is a mask with who changed it and when; what is no secret can be read',
    in: keys,
  },
  {
    says: 'API key fields have a Show/Hide toggle.',
    test: 'a replaced key is typed hidden, can be shown while it is typed, and is gone from the page once saved',
    in: keys,
  },
  {
    says: 'Show/Hide on a stored key.',
    departure:
      'a stored key is never sent back to a browser, so that there is nothing to show; Show/Hide is about what is being typed',
  },
  {
    says: 'Keys covered: an AI text provider key, a telephony account id and token, an avatar-video key, and a payment client id.',
    test: 'each service says what it gives, what is so without it, where its key comes from and what is not built yet',
    in: keys,
  },
  {
    says: 'Settings profile: openaiKey, twilioSid, twilioToken, heygenKey, paypalClientId.',
    test: 'is nowhere in clear: no table, no reply, no log',
    in: keysServer,
  },
  {
    says: 'Settings profile: emailNotifications, pushNotifications, weeklyReports, profilePublic, analyticsSharing.',
    test: 'change what is given and leave the rest',
    in: server,
  },
];
