/**
 * What a workspace contains in its owner's words, with the tables behind each: the export, the deletion and the
 * privacy policy are all described from this list. A test compares it with the tables of the database.
 */
export const workspaceContents = {
  profile: ['workspaces', 'profiles'],
  answers: ['material', 'material_questions'],
  ideas: ['engines', 'ideas', 'decisions', 'cycle_runs', 'cycle_events', 'idea_forecasts', 'forecast_scores'],
  calls: ['calls', 'call_turns', 'call_numbers', 'call_pushes'],
  posts: ['pieces', 'publications', 'postings', 'posting_figures', 'evergreens'],
  pictures: ['creations', 'creation_folders', 'creation_likes', 'creation_shares'],
  clips: ['creations'],
  templates: ['creation_templates'],
  uploads: ['files'],
  contacts: [
    'contacts',
    'contact_points',
    'contact_fields',
    'contact_events',
    'contact_batches',
    'contact_changes',
    'contact_imports',
    'import_errors',
  ],
  conversations: [
    'conversations',
    'messages',
    'message_files',
    'conversation_labels',
    'conversation_drafts',
    'conversation_changes',
    'inbox_channels',
    'inbox_labels',
    'inbox_settings',
    'saved_replies',
  ],
  tags: ['tags', 'contact_tags'],
  segments: ['segments'],
  consents: ['consents', 'suppressions'],
  'sign-ups': ['signup_pages', 'signups', 'newsletter_subscriptions'],
  messages: ['contact_messages'],
  campaigns: [
    'campaigns',
    'campaign_emails',
    'campaign_email_versions',
    'campaign_texts',
    'mail_reviews',
    'deliveries',
    'delivery_events',
    'conversions',
  ],
  analytics: ['events', 'event_days', 'event_hours', 'goals', 'costs', 'insights', 'report_shares', 'report_mails'],
  rules: ['content_rules', 'rule_firings'],
  automations: ['automation_runs', 'automation_members', 'automation_log'],
  'sending domains': ['sending_settings', 'sending_domains'],
  'chat visitors': ['chat_visitors'],
  websites: ['visit_sites', 'visit_conversions'],
  members: ['member_settings', 'public_people', 'activity_views'],
  keys: ['credentials', 'credential_tests'],
  connections: ['connections', 'webhook_deliveries'],
  usage: ['usage_counters', 'usage_entries'],
  invoices: ['subscriptions', 'invoices'],
  'activity log': ['activities'],
} as const satisfies Record<string, readonly string[]>;

/** such as "profile, ideas, posts, … and activity log" */
export function contentsWords(): string {
  const nouns = Object.keys(workspaceContents);
  return `${nouns.slice(0, -1).join(', ')} and ${nouns.at(-1)}`;
}
