import { execFileSync } from 'node:child_process';

/**
 * Files that differ from `base`, including untracked ones. Without a base: since the last commit, or, when
 * nothing is uncommitted, what that commit changed.
 */
export function changedFiles(base?: string): string[] {
  if (base) return differing(git('merge-base', base, 'HEAD')[0]!);
  const open = differing('HEAD');
  return open.length > 0 ? open : differing('HEAD~1');
}

const differing = (base: string): string[] => [
  ...git('diff', '--name-only', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
