import { cacheControl, fileHeaders, headersFile, pageHeaders } from './headers';

describe('page headers', () => {
  test('let scripts come from here alone and no text become one', () => {
    const directives = directivesOf(pageHeaders());
    expect(directives.get('script-src')).toBe("'self'");
    expect(directives.get('require-trusted-types-for')).toBe("'script'");
    expect(directives.get('frame-ancestors')).toBe("'none'");
    expect(directives.get('frame-src')).toBe("'self' blob:");
  });

  test.each([
    ['default-src', "'self'", 'what no other directive names comes from elsewhere'],
    ['connect-src', "'self'", 'a script that got in sends what it reads to a stranger'],
    ['object-src', "'none'", 'a plugin runs beside the scripts'],
    ['base-uri', "'none'", 'a base element moves every relative address'],
    ['form-action', "'self'", 'a form sends a password to a stranger'],
    ['trusted-types', 'own-workers', 'a policy of somebody else turns text into code'],
  ])('say %s %s, without which %s', (directive, value) => {
    expect(directivesOf(pageHeaders()).get(directive)).toBe(value);
  });

  test.each([
    ['X-Content-Type-Options', 'nosniff', 'an uploaded file becomes a script by its content'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin', 'the token in an address is told to whoever is linked'],
    ['Cross-Origin-Opener-Policy', 'same-origin', 'a page that opened ours keeps a hand on it'],
  ])('say %s: %s, without which %s', (header, value) => {
    expect(pageHeaders()).toMatchObject({ [header]: value });
  });

  test('let the scripts that stand in a page run by their hash, and still no other', () => {
    expect(directivesOf(pageHeaders(["'sha256-one='", "'sha256-two='"])).get('script-src')).toBe(
      "'self' 'sha256-one=' 'sha256-two='",
    );
  });

  test('let other sites load the scripts that are for them, and keep them for a while; of no other file', () => {
    expect(fileHeaders('/v.js')).toEqual({
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    expect(fileHeaders('/chat.js')).toEqual(fileHeaders('/v.js'));
    expect(fileHeaders('/theme.js')).toEqual({});
    expect(cacheControl('/v.js')).toBe('public, max-age=3600, stale-while-revalidate=604800');
    for (const script of ['/v.js', '/chat.js'])
      expect(headersFile([])).toContain(`${script}\n  Cache-Control: public, max-age=3600`);
  });

  test('leave the microphone to our own pages only', () => {
    expect(pageHeaders()['Permissions-Policy']).toContain('microphone=(self)');
  });

  test('let only files with a hash in their name be kept without asking', () => {
    expect(cacheControl('/assets/index-Ab12.js')).toContain('immutable');
    expect(cacheControl('/index.html')).toContain('must-revalidate');
  });

  const directivesOf = (headers: Record<string, string>) =>
    new Map(
      (headers['Content-Security-Policy'] ?? '')
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
    );
});

describe('headersFile', () => {
  test('is what Netlify reads: a path, then its headers indented, one a line', () => {
    for (const line of headersFile(["'sha256-one='"]).split('\n').filter(Boolean))
      expect(line).toMatch(/^(\/\S*| {2}[A-Za-z-]+: \S.*)$/);
    expect(headersFile(["'sha256-one='"])).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
    expect(headersFile(["'sha256-one='"])).toContain('  Strict-Transport-Security: ');
    expect(headersFile(["'sha256-one='"])).toContain("script-src 'self' 'sha256-one=';");
  });
});
