import { lazy, type ReactNode } from 'react';
import { isApiError, messageOf } from '../../api/api-error';
import { paths } from '../../config/paths';
import type { Allowance } from '../../domain/plan';
import { toLocal } from '../../domain/zoned-time';
import { MINUTE_MS } from '../../domain/duration';
import { useNow } from '../../hooks/use-now';
import { Banner } from '../../ui/banner';
import { Link } from '../../ui/link';
import { useSession } from '../auth/auth-parts';
import { useGetUsageQuery } from '../creative/creative-api';
import { allowanceLevel, leftWords, usedUpWords } from './allowance-words';
import { AllowanceText } from './components/allowance-text';

/** Settings → Plan. Loaded when it is first shown, so that other pages only load the small parts below. */
export function PlanPanels() {
  return <LazyPanels />;
}

/**
 * The rest of this month's allowance, beside the button that uses it; reserves its space while loading. `quiet`:
 * shown only when it is running out.
 */
export function AllowanceLine({ kind, quiet = false }: { kind: Allowance; quiet?: boolean }) {
  const { level, counted, usedUp } = useAllowance(kind);
  if (quiet && (level === 'free' || !counted)) return null;
  if (!counted) return <span>{'\u00a0'}</span>;
  if (level === 'free') return <AllowanceText tone="plain">{leftWords(counted, kind)}</AllowanceText>;
  return (
    <AllowanceText tone="amber">
      {usedUp ?? leftWords(counted, kind)} <Link to={PLAN}>See plans</Link>
    </AllowanceText>
  );
}

/**
 * The state of the month's allowance; `usedUp` is the sentence for the button that would use it. While it is
 * unknown it counts as available: the server decides.
 */
export function useAllowance(kind: Allowance) {
  const { workspace } = useSession();
  const { data } = useGetUsageQuery();
  const today = toLocal(useNow(MINUTE_MS), workspace.zone).date;
  // Counts from before the month changed say nothing about the new one.
  if (!data || today >= data.resetsOn) return { level: 'free' as const, counted: undefined, usedUp: undefined };
  const { [kind]: counted, resetsOn } = data;
  const level = allowanceLevel(counted, { resetsOn, today });
  return { level, counted, usedUp: level === 'used' ? usedUpWords(counted.limit ?? 0, kind, resetsOn) : undefined };
}

/**
 * Why something was not created. When the plan is the reason, retrying is no use, so it links to the plans
 * instead. Without a `title`, the server's sentence is the title.
 */
export function CreationRefusal({
  title,
  error,
  children,
  onRetry,
  retrying,
}: {
  title?: string;
  error: unknown;
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
}) {
  const way = wayOutOf(error);
  return (
    <Banner title={title ?? messageOf(error)} {...(way ? { tone: 'amber' } : { onRetry, retrying })}>
      {title !== undefined && messageOf(error)} {children} {way && <Link to={way.to}>{way.label}</Link>}
    </Banner>
  );
}

/** Where to resolve a refusal that is caused by the plan; null for other failures. */
export function wayOutOf(error: unknown): { label: string; to: string } | null {
  return (isApiError(error) && WAYS.get(error.code)) || null;
}

const LazyPanels = lazy(async () => ({ default: (await import('./components/plan-panels')).AllPlanPanels }));

const PLAN = `${paths.settings}?section=plan`;
const PLANS = { label: 'See plans', to: PLAN };

const WAYS: ReadonlyMap<string, { label: string; to: string }> = new Map(
  Object.entries({
    allowance_used: PLANS,
    trial_ended: PLANS,
    plan_ended: PLANS,
    being_deleted: { label: 'See its deletion', to: `${paths.settings}?tab=privacy` },
  }),
);
