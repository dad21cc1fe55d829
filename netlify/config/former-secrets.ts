/** Every run of parts between commas, because a secret may contain commas itself. */
export function listedSecrets(secrets = ''): string[] {
  const pieces = secrets.split(',');
  const runs = pieces.flatMap((_piece, from) =>
    pieces.slice(from).map((_last, more) =>
      pieces
        .slice(from, from + more + 1)
        .join(',')
        .trim(),
    ),
  );
  return [...new Set(runs)].filter((secret) => secret.length >= 32);
}
