/**
 * Whether a concurrent writer inserted the same row first:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  return (cause as { code?: string } | null)?.code === '23505';
}
