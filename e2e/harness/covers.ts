/**
 * The nouns that each journey goes through: names of src/contracts/all-contracts.ts or folders of src/features.
 * From it follows which journeys a change can affect.
 */
export const covers: Record<string, readonly string[]> = {
  'accounts.spec.ts': ['account', 'activity', 'auth', 'operator', 'settings'],
  'analytics.spec.ts': ['analytics', 'auth', 'visits'],
  'automations.spec.ts': ['auth', 'automations', 'campaigns', 'contacts', 'segments', 'sending'],
  'budgets.spec.ts': ['campaigns', 'site'],
  'calls.spec.ts': ['auth', 'calls', 'decisions', 'engine'],
  'campaigns.spec.ts': ['auth', 'campaigns', 'contacts', 'segments', 'sending', 'tracking'],
  'chat.spec.ts': ['auth', 'chat', 'conversations', 'inbox', 'live'],
  'contacts.spec.ts': ['auth', 'contacts', 'imports', 'segments'],
  'conversations.spec.ts': ['auth', 'chat', 'contacts', 'conversations', 'inbox', 'live'],
  'creative.spec.ts': ['auth', 'creative', 'file', 'plan', 'share'],
  'engine-week.spec.ts': ['auth', 'creative', 'engine', 'publication'],
  'lifecycle.spec.ts': ['auth', 'health', 'overview'],
  'live.dev.spec.ts': ['activity', 'auth', 'creative', 'engine', 'file', 'live', 'material', 'overview', 'publication'],
  'live.spec.ts': ['activity', 'auth', 'creative', 'engine', 'live'],
  'login.spec.ts': ['account', 'auth'],
  'lost-chunk.spec.ts': ['auth', 'campaigns', 'contacts'],
  'main-job.spec.ts': [
    'auth',
    'contacts',
    'creative',
    'engine',
    'file',
    'material',
    'overview',
    'plan',
    'publication',
    'settings',
  ],
  'publishing.spec.ts': ['auth', 'campaigns', 'engine', 'publication', 'publishing', 'sending'],
  'rules.spec.ts': ['auth', 'engine', 'rules'],
  'security.spec.ts': ['account', 'auth', 'privacy', 'security', 'settings'],
  'settings.spec.ts': ['account', 'avatar', 'credential', 'privacy', 'settings'],
  'site.spec.ts': ['auth', 'cover', 'fault', 'sample', 'seo', 'site'],
  'start.spec.ts': ['auth', 'health', 'site'],
  'visits.spec.ts': ['analytics', 'auth', 'settings', 'visits'],
  'website.spec.ts': ['auth', 'engine', 'material', 'website'],
};

/**
 * The journeys that a change of these files can affect, as arguments of `npm run e2e`. A journey's own file
 * selects itself; a file in a noun's folder, or its contract, selects the journeys through that noun; what all
 * journeys share (the harness, ui, http, database, scripts) selects the few that go through everything.
 */
export function journeysTouchedBy(files: string[]): string[] {
  const touched = new Set<string>();
  for (const file of files) {
    const own = /^e2e\/([^/]+\.spec\.ts)$/.exec(file)?.[1];
    const noun = nounOf(file);
    if (own) touched.add(own);
    else if (noun) for (const journey of journeysThrough(noun)) touched.add(journey);
    else if (SHARED.test(file) && !TEST.test(file)) for (const journey of WHOLE) touched.add(journey);
  }
  return [...touched].filter((journey) => journey in covers).sort();
}

export const journeysThrough = (noun: string): string[] =>
  Object.keys(covers).filter((journey) => covers[journey]!.includes(noun));

const nounOf = (file: string): string | undefined =>
  TEST.test(file)
    ? undefined
    : (
        /^(?:src|netlify)\/features\/([^/]+)\//.exec(file) ??
        /^(?:src\/contracts|netlify\/functions)\/([^/.]+)\.ts$/.exec(file)
      )?.[1];

const TEST = /\.test\.tsx?$/;
const SHARED =
  /^(src|netlify|scripts|public|e2e\/(harness|journeys))\/|^(index\.html|vite\.config\.ts|package-lock\.json|e2e\/playwright\.config\.ts)$/;
const WHOLE = ['main-job.spec.ts', 'site.spec.ts', 'start.spec.ts'];
