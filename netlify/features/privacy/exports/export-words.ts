import { leftOutTables } from './workspace-export-tables';

/** README.txt of an export: what is where, for people who open it without the product. */
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
    '  Every .json file is a list of entries in plain text; any editor can show it, and any spreadsheet or database program can import it.',
    '  When there are several zip files, unpack all of them into one folder. A long list then continues in <name>-2.json, <name>-3.json and so on.',
    '  index.json, in the last zip file, names every file with its size, its SHA-256 and the number of its entries.',
    '',
    'What is in it',
    ...lists,
    ...(scope === 'workspace' ? MEDIA : []),
    '',
    'What is not in it',
    ...(scope === 'workspace' ? NOT_IN_WORKSPACE : NOT_IN_ACCOUNT).map((line) => `  ${line}`),
    '',
    'Work may have continued while this export was being made: what was added or changed in those minutes may be in one list and not yet in another.',
    '',
  ].join('\n');
}

/** The same for index.json. */
export const notInWorkspace = (): { what: string; why: string }[] =>
  [...leftOutTables].map(([what, why]) => ({ what, why }));

const MEDIA = [
  '  posts.html: the posts with their pictures, to read in a browser, published ones first. It may continue in posts-2.html and so on.',
  '  files/: the pictures and logos that were uploaded, named by the id in tables/files.json, which also lists their own names.',
  '  message-files/: files of messages, named by the id in tables/message_files.json, which also lists their own names.',
  '  creations/: the pictures and clips of the library and of the posts, named by the id in tables/creations.json.',
];

const NOT_IN_WORKSPACE = [
  'Keys of outside services: tables/credentials.json lists which ones are stored, never their values.',
  'Passwords, codes and sign-ins of the members: these belong to their accounts. Each member can export them under Settings, Privacy.',
  ...[...leftOutTables].map(([table, reason]) => `${table}: ${reason}.`),
];

const NOT_IN_ACCOUNT = [
  'The password, the authenticator secret, recovery codes and session tokens: anyone who has them can sign in as you. The password itself is not stored anywhere, only a hash of it.',
  'The work of your workspaces: an owner exports it under Settings, Privacy.',
  'Newsletter, contact messages, emails and invitations stored under your email address, as long as that address is not confirmed: until then it could be anyone’s.',
];

const LISTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    members: 'Who belongs to the workspace: names, email addresses and roles.',
    invitations: 'Who was invited and has not joined yet.',
    workspaces: 'The workspace itself: its name, address, time zone and plan.',
    activities: 'The activity log: what was done, when and by whom.',
    activity_views: 'When each member last saw the notifications.',
    engines: 'Whether the content engine is running, and its settings: how often, where, about what, calls, minutes.',
    ideas: 'What the content engine proposed, with its reasons.',
    idea_forecasts: 'How many people each idea was expected to reach, as it was said when the idea was made.',
    forecast_scores: 'What became of these forecasts: how many people the post reached in its first seven days.',
    pieces: 'Posts and articles, with their texts and states.',
    evergreens: 'Posts that come again in other words, and when.',
    creations:
      'Pictures and clips that were made or uploaded, with what was asked for; of free photographs, where each comes from.',
    creation_folders: 'Folders of the library.',
    creation_likes: 'Who likes which picture or clip.',
    creation_shares:
      'Which pictures and clips are shared by a link. The links are left out, since anyone who has one can see it.',
    creation_templates: 'Descriptions that were saved as templates.',
    files: 'Files that were uploaded.',
    profiles: 'How the business describes itself, with its brand.',
    publications: 'What was published on your page and when.',
    postings: 'What went where besides your page, in which words, and what became of it.',
    posting_figures: 'What networks have counted of your posts: likes, replies and the like.',
    connections: 'Accounts on networks that posts can go to, without their tokens.',
    webhook_deliveries: 'Messages to your webhook over the last 90 days, and what it answered.',
    contact_messages: 'What visitors wrote through the contact form.',
    newsletter_subscriptions: 'Who asked for the newsletter, and the proof of it.',
    contacts: 'People you do business with.',
    contact_points: 'Their email addresses and phone numbers.',
    conversations: 'Your conversations with people, over every channel: with whom, about what, and their state.',
    messages: 'What was written in them, by them and by you, and your notes.',
    message_files: 'Files that came with these messages or were sent with them: their names, kinds and sizes.',
    conversation_labels: 'Which conversation has which label.',
    conversation_drafts: 'What members began to write and have not sent.',
    conversation_changes: 'Changes of many conversations at once, merges and splits of the last 30 days.',
    inbox_channels: 'The mailboxes, numbers, pages and websites that people write to, without their passwords.',
    inbox_labels: 'Labels of conversations.',
    inbox_settings: 'The signature, and the answer outside business hours.',
    saved_replies: 'Replies that were saved to be used again.',
    tags: 'Tags.',
    contact_tags: 'Who has which tag.',
    contact_fields: 'The fields you added to contacts. What they hold is in contacts, under "custom".',
    contact_events: 'What happened with whom: notes, messages, calls, visits.',
    consents: 'Who agreed to be written to or called, when, to which words, and who took it back.',
    suppressions: 'Addresses that nothing is sent to. Of people who were erased, without the address.',
    segments: 'Segments, with their rules.',
    contact_batches: 'Bulk changes of contacts, and imports.',
    contact_changes: 'How contacts were before such a change, so that it can be undone.',
    contact_imports: 'Contact files that were imported, with their results.',
    import_errors: 'Rows of these files that were left out, and why.',
    signup_pages: 'The page where people sign up to the list.',
    signups: 'Who asked there to be on the list.',
    campaigns: 'Campaigns: who they go to, when, and their state; for automations, also what they do.',
    campaign_emails: 'Their emails as you wrote them, block by block.',
    campaign_email_versions: 'Earlier versions of these emails.',
    mail_reviews: 'Emails that the administrator checked before they could be sent, and the outcome.',
    campaign_texts: 'These emails as they were sent, before names were filled in.',
    deliveries: 'Who got which email, and what happened to it.',
    delivery_events:
      'When emails were opened or a link in them was followed, by a person or a program; the last 90 days.',
    conversions: 'Sales and bookings that emails led to.',
    events: 'Every event on your website, in your emails and here over the last two years.',
    event_days: 'The same, as daily totals.',
    event_hours: 'The same, as hourly totals.',
    goals: 'What you want to reach each month.',
    costs: 'What you spent on advertising and other sources of customers.',
    insights: 'What we found in your figures, and what you did with it.',
    report_shares: 'Links to reports, without the part that opens them.',
    report_mails: 'Who gets a report by email.',
    cycle_runs: 'Each week of the content engine: what it looked at, what it decided, and how it ended.',
    cycle_events: 'What happened in each of these weeks.',
    calls: 'Calls about the week’s ideas: when, for how long, and how each ended.',
    call_turns: 'What was said in them.',
    call_numbers: 'The telephone that may be called, and what was agreed to.',
    call_pushes: 'Browsers in which a call rings while the dashboard is closed.',
    decisions: 'Which of each week’s ideas was chosen, when, and by which way.',
    content_rules: 'Your rules: when each makes a post, and what it may do by itself.',
    rule_firings: 'Each time a rule came, and what became of it.',
    automation_runs: 'Who went through which automation.',
    automation_members: 'Who met an automation’s trigger when it was last checked.',
    automation_log: 'Why a step of an automation did or did not fire.',
    sending_settings: 'In whose name campaigns are sent. Without the key for reporting sales.',
    sending_domains: 'Domains that emails are signed for, with their public keys.',
    chat_visitors: 'Who wrote in the chat on your website: the name and address they left, and how far they have read.',
    visit_sites: 'Websites whose visits are counted, with their domains and keys.',
    visit_conversions:
      'Conversions your websites reported in the last two days, each with a number so that it counts only once.',
    credentials: 'Which keys of outside services are stored, without their values.',
    credential_tests: 'The last test of each service’s keys.',
    material: 'What you told us about your business in your own words, and what we read on your website.',
    material_questions: 'When you answered or put off each of our questions.',
    member_settings: 'Which notifications each member chose.',
    public_people: 'Members who show themselves on the public page.',
    subscriptions: 'The paid plan.',
    invoices: 'Invoices.',
    usage_counters: 'What the plan’s allowances were spent on, by month.',
    usage_entries: 'The same, one by one.',
    account: 'Your name, address and what you say about yourself.',
    'sign-in-methods': 'How you sign in, without the password or code.',
    sessions: 'Where you are signed in: device, network address and times.',
    memberships: 'The workspaces you belong to.',
    'invitations-sent': 'The people you invited.',
    'invitations-received': 'Who invited you and is waiting for an answer.',
    'trial-use': 'What the trials you began have used.',
    newsletter: 'Your subscription to the newsletter, and the proof of it.',
    'contact-messages': 'What you wrote through the contact form.',
    mails: 'Which emails the product has sent you. Their texts are not stored.',
  }),
);

const IN_WORKSPACE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    activities: 'What you did in this workspace.',
    material: 'What you told us about your business in your own words, and what we read on your website.',
    material_questions: 'When you answered or put off each of our questions.',
    report_mails: 'Whether you get a report of this workspace by email.',
    member_settings: 'Which notifications you chose in this workspace.',
    activity_views: 'When you last saw its notifications.',
    public_people: 'What its public page says about you.',
    files: 'Files that you uploaded.',
    creation_likes: 'Pictures and clips of its library that you like.',
  }),
);

interface About {
  scope: 'workspace' | 'account';
  /** The name of the workspace, or of the person. */
  name: string;
  madeAt: Date;
  counts: { stem: string; count: number }[];
}
