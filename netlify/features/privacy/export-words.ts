import { leftOutTables } from './workspace-export-tables';

/** README.txt of an export: what lies where, for whoever opens it without the product. */
export function readmeOf({ scope, name, madeAt, counts }: About): string {
  const lists = counts.map(({ stem, count }) => {
    const words = (stem.startsWith('workspaces/') ? IN_WORKSPACE : LISTS).get(stem.split('/').at(-1)!);
    return `  ${stem}.json: ${count === 1 ? '1 entry' : `${count} entries`}${words ? `. ${words}` : ''}`;
  });
  return [
    scope === 'account'
      ? `The account of ${name}, as Fourbeat keeps it`
      : `Everything in the workspace “${name}”, as Fourbeat keeps it`,
    `Made on ${madeAt.toISOString()}. All times are UTC.`,
    '',
    'How to read it',
    '  Every .json file is a list of entries in plain text; any editor shows it, and any program for tables or databases takes it in.',
    '  When there are several zip files, unpack all of them into one folder. A long list then goes on in <name>-2.json, <name>-3.json and so on.',
    '  index.json, in the last zip file, names every file with its size, its SHA-256 and the number of its entries.',
    '',
    'What is in it',
    ...lists,
    ...(scope === 'workspace' ? MEDIA : []),
    '',
    'What is not in it',
    ...(scope === 'workspace' ? NOT_IN_WORKSPACE : NOT_IN_ACCOUNT).map((line) => `  ${line}`),
    '',
    'While it was being made, work may have gone on: what was added or changed in those minutes may be in one list and not yet in another.',
    '',
  ].join('\n');
}

/** The same for index.json. */
export const notInWorkspace = (): { what: string; why: string }[] =>
  [...leftOutTables].map(([what, why]) => ({ what, why }));

const MEDIA = [
  '  posts.html: the posts with their pictures, to read in a browser, published ones first. It may go on in posts-2.html and so on.',
  '  files/: the pictures and logos that were uploaded, named by the id in tables/files.json, which also tells their own names.',
  '  creations/: the pictures and clips of the library and of the posts, named by the id in tables/creations.json.',
];

const NOT_IN_WORKSPACE = [
  'Keys of outside services: tables/credentials.json tells which ones are kept, never their values.',
  'Passwords, codes and sign-ins of the members: these belong to their accounts. Each member can export them under Settings, Privacy.',
  ...[...leftOutTables].map(([table, reason]) => `${table}: ${reason}.`),
];

const NOT_IN_ACCOUNT = [
  'The password, the secret of an authenticator, recovery codes and the tokens of sessions: whoever has them is you. The password itself is not kept anywhere, only a hash of it.',
  'The work of your workspaces: an owner exports it under Settings, Privacy.',
  'Newsletter, contact messages, mails and invitations that are kept by your mail address, as long as that address is not confirmed: until then it could be anyone’s.',
];

const LISTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    members: 'Who belongs to the workspace: names, mail addresses and roles.',
    invitations: 'Who was invited and has not come yet.',
    workspaces: 'The workspace itself: its name, address, time zone and plan.',
    activities: 'The activity log: what was done, when and by whom.',
    activity_views: 'Up to when each member has seen the bell.',
    engines: 'Whether the content engine works by itself.',
    ideas: 'What the content engine proposed, with its reasons.',
    pieces: 'Posts and articles, with their texts and states.',
    creations: 'Pictures and clips that were made or brought, with what was asked for.',
    creation_folders: 'Folders of the library.',
    creation_likes: 'Who likes which picture or clip.',
    creation_shares:
      'Which pictures and clips are shared by an address. Without the addresses: who has one can see it.',
    creation_templates: 'Descriptions that were kept as templates.',
    files: 'Files that were uploaded.',
    profiles: 'How the business describes itself, with its brand.',
    publications: 'What was published where and when.',
    contact_messages: 'What visitors wrote through the contact form.',
    newsletter_subscriptions: 'Who asked for the newsletter, and the proof of it.',
    contacts: 'People you do business with.',
    contact_points: 'Their email addresses and phone numbers.',
    tags: 'Tags.',
    contact_tags: 'Who has which tag.',
    contact_fields: 'The fields you added to contacts. What they hold is in contacts, under "custom".',
    contact_events: 'What happened with whom: notes, messages, calls, visits.',
    consents: 'Who agreed to be written to or called, when, to which words, and who took it back.',
    suppressions: 'Addresses that nothing is sent to. Of people who were erased, without the address.',
    segments: 'Segments, with their rules.',
    contact_batches: 'Changes of many contacts at once, and imports.',
    contact_changes: 'How contacts were before such a change, so that it can be undone.',
    contact_imports: 'Files of contacts that were brought in, with their results.',
    import_errors: 'Rows of these files that were left out, and why.',
    signup_pages: 'The page where people put themselves on the list.',
    signups: 'Who asked there to be on the list.',
    campaigns: 'Campaigns: to whom, when, in what state; of automations also what they do.',
    campaign_emails: 'Their mails as you wrote them, block by block.',
    campaign_email_versions: 'Former states of these mails.',
    mail_reviews:
      'Mails that whoever runs the installation looked at before they could go out, and what became of that.',
    campaign_texts: 'These mails as they were sent, before names were filled in.',
    deliveries: 'Who got which mail, and what became of it.',
    delivery_events: 'When mails were opened or a link in them followed, by a person or a program; the last 90 days.',
    conversions: 'Sales and bookings that mails led to.',
    automation_runs: 'Who went through which automation.',
    automation_members: 'Who fulfilled what starts an automation when it was last looked at.',
    automation_log: 'Why a step of an automation did or did not fire.',
    sending_settings: 'In whose name campaigns are sent. Without the key for reporting sales.',
    sending_domains: 'Domains that mail is signed for, with their public keys.',
    credentials: 'Which keys of outside services are kept, without their values.',
    credential_tests: 'The last test of each service’s keys.',
    member_settings: 'What each member chose to be told of.',
    public_people: 'Members who show themselves on the public page.',
    subscriptions: 'The plan that is paid for.',
    invoices: 'Invoices.',
    usage_counters: 'What the plan’s allowances were spent on, by month.',
    usage_entries: 'The same, one by one.',
    account: 'Your name, address and what you say of yourself.',
    'sign-in-methods': 'How you sign in. Not with which password or code.',
    sessions: 'Where you are signed in: device, network address and times.',
    memberships: 'The workspaces you belong to.',
    'invitations-sent': 'Whom you invited.',
    'invitations-received': 'Who invited you and waits for an answer.',
    'trial-use': 'What the trials you began have used.',
    newsletter: 'Your subscription of the newsletter, and the proof of it.',
    'contact-messages': 'What you wrote through the contact form.',
    mails: 'Which mails the product has sent you. Their texts are not kept.',
  }),
);

const IN_WORKSPACE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    activities: 'What you did in this workspace.',
    member_settings: 'What you chose to be told of in this workspace.',
    activity_views: 'Up to when you have seen its bell.',
    public_people: 'What its public page says of you.',
    files: 'Files that you uploaded.',
    creation_likes: 'Pictures and clips of its library that you like.',
  }),
);

interface About {
  scope: 'workspace' | 'account';
  /** Of the workspace, or the person. */
  name: string;
  madeAt: Date;
  counts: { stem: string; count: number }[];
}
