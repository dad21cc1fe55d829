/**
 * https://www.sitemaps.org/protocol.html: every page that anyone may read and should find. Dates such as
 * 2026-11-20.
 */
export const renderSitemap = (origin: string, pages: { path: string; changed?: string }[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ path, changed }) => `  <url><loc>${escapeXml(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`).join('\n')}
</urlset>
`;

/**
 * RFC 9309; the longest matching rule wins. Requests of the public pages themselves are allowed: otherwise a
 * crawler that runs their scripts would see them fail.
 */
export const renderRobots = (origin: string): string => `User-agent: *
Disallow: /dashboard
Disallow: /newsletter/
Disallow: /api/
Allow: /api/blog
Allow: /api/contact
Allow: /api/privacy-policy
Allow: /api/terms-of-service

Sitemap: ${origin}/sitemap.xml
`;

/** https://llmstxt.org: a title, a summary, then lists of links. */
export const renderLlms = (
  origin: string,
  articles: { slug: string; title: string; excerpt: string }[],
): string => `# Fourbeat

> Fourbeat is open-source AI marketing for small businesses and the agencies that serve them: a weekly loop that analyzes what happened, proposes three ideas, creates what the owner picks and publishes it.

Anyone can run it, with no keys and no network: database, copywriter, planner and picture designer are built in. A trial lasts 14 days and needs no payment details.

## Product

- [Home](${origin}/): what it does, how the week goes, and the plans
- [Contact](${origin}/contact): how to reach whoever runs this installation

## Articles

${articles.map(({ slug, title, excerpt }) => `- [${title.replace(/[[\]]/g, '\\$&')}](${origin}/blog/${slug}): ${excerpt}`).join('\n')}

## Programs

- [OpenAPI document](${origin}/api/openapi.json): every call of the programming interface
- [Articles as RSS](${origin}/blog/feed.xml): the same as [Atom](${origin}/blog/atom.xml) and [JSON Feed](${origin}/blog/feed.json)

## Optional

- [Privacy policy](${origin}/privacy-policy): what is stored, where and for how long
- [Terms of service](${origin}/terms-of-service): what running and using it means
`;

const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
